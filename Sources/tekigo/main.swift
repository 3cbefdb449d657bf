print("tekigo")
