export interface ManifestSection {
  type: string
  version: number
  component: string
  from: string
  label: string
  purpose: string
  group: string
  keywords: readonly string[]
  /** How the value of each key is written, in one line. */
  content: Readonly<Record<string, string>>
  /** Keys that only some layouts draw, with those layouts. */
  layouts: Readonly<Record<string, readonly string[]>>
  defaults: Readonly<Record<string, unknown>>
  settings: Readonly<Record<string, unknown>>
}
/** Every section of the package, by its definition. */
export function sectionManifest(name: string): ManifestSection[]
