// All there is is in the header, to be compiled into its callers; a target needs a source.
#include "CacheLines.h"
