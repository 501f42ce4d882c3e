interface Manifest {
  name: string
  version: string
  exports: Record<string, string | Record<string, string>>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  files: string[]
}
/** package.json as it is published. */
export function publishedManifest(): Manifest
/** Copies what a tarball holds into a folder and returns that folder. */
export function stage(folder: string): string
