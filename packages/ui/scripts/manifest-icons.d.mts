export interface ManifestIcon {
  /** As `<Icon name>` and stored content write it. */
  name: string
  /** The export of `@naikkelas/ui/icons/drawings` that brings it alone. */
  drawing: string
  /** English words it is searched by. */
  en: string
}
export interface ManifestIcons {
  /** Those that a content may hold. */
  content: ManifestIcon[]
  /** The interface's own signs. */
  interface: ManifestIcon[]
}
/** Every icon of the package. */
export function iconManifest(): ManifestIcons
