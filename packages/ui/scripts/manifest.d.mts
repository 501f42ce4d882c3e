export interface ManifestProp {
  name: string
  type: string
  isRequired: boolean
  description: string
  default?: string
}
export interface ManifestComponent {
  name: string
  from: string
  runs: 'client' | 'anywhere'
  description: string
  props: ManifestProp[]
}
/** Every component of the package with its properties, read from the sources. */
export function readManifest(): { name: string; version: string; components: ManifestComponent[] }
