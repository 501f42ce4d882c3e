import type { ManifestIcons } from './manifest-icons.mjs'
import type { Manifest } from './manifest.mjs'
import type { ManifestSection } from './manifest-sections.mjs'

/** `dist/llms.txt`. */
export function llmsText(manifest: Manifest & { sections: readonly ManifestSection[]; icons: ManifestIcons }): string
