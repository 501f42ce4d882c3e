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
/** A type or a hook, as it is written. */
export interface ManifestType {
  name: string
  text: string
  from: string
}
export interface Manifest {
  name: string
  version: string
  components: ManifestComponent[]
  /** What a host puts around everything: ThemeScope and its kind. */
  surroundings: ManifestComponent[]
  types: ManifestType[]
  /** The properties of SectionList, as they are written. */
  sectionList: string
  /** What each section takes beside its content. */
  sectionSurroundings: string
}
/** Every component of the package with its properties, read from the sources. */
export function readManifest(): Manifest
