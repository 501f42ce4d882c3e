import type { FontFile } from '@naikkelas/ui/fonts'

/** Path on this site of a shared font file; the bytes behind it never change. */
export function fontAddress({ font, weight, hash }: FontFile): string {
  return `/fonts/${font}-${weight}-${hash}.woff2`
}
