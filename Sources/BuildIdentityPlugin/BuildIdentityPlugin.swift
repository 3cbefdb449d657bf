import Foundation
import PackagePlugin

/// Writes down from which commit the program is built, and with which versions of the packages that it depends on.
///
/// It runs ahead of every build: what the package manager keeps of a manifest does not change with the commit.
@main
struct BuildIdentityPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.pluginWorkDirectoryURL
    let dependencies = context.package.dependencies.map { dependency in
      let package = dependency.package
      guard case .repository(_, let version, _) = package.origin else { return package.displayName }
      return "\(package.id) \(version)"
    }
    return [
      .prebuildCommand(
        displayName: "Noting the commit", executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", Self.script, "sh", context.package.directoryURL.path(percentEncoded: false),
          folder.path(percentEncoded: false), dependencies.sorted().joined(separator: ", "),
        ], outputFilesDirectory: folder)
    ]
  }

  /// Arguments: the package, the folder to write to, the dependencies. The file is left alone where nothing has changed, so
  /// that nothing is compiled again. Without git, or outside a clone, the commit is not known.
  private static let script = """
    set -eu
    commit=$(git -C "$1" rev-parse --verify HEAD 2> /dev/null || true)
    changes=false
    if [ -n "$commit" ] && [ -n "$(git -C "$1" status --porcelain --untracked-files=no 2> /dev/null)" ]; then
      changes=true
    fi
    new=$2/BuiltFrom.new
    printf 'let buildIdentity = BuildIdentity(commit: "%s", hasChanges: %s, dependencies: "%s")\\n' \\
      "$commit" "$changes" "$3" > "$new"
    if cmp -s "$new" "$2/BuiltFrom.swift"; then rm "$new"; else mv "$new" "$2/BuiltFrom.swift"; fi
    """
}
