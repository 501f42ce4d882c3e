import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontFile } from './font-types.ts'

/**
 * Where a font file lies on disk, for servers that read, subset or send it. Found through the package's own manifest,
 * so that it also holds when this module was bundled elsewhere.
 */
export function fontPath(file: Pick<FontFile, 'file'>): string {
  return join(fontFolder(), file.file)
}

export function fontFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@naikkelas/ui/package.json')
  return join(dirname(manifest), 'src', 'fonts', 'files')
}
