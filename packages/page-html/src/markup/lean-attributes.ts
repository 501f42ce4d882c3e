import { neededSources } from './needed-sources.ts'

/**
 * Trims the attributes of a published page: lower-case names, no picture wider than its place can show, and one
 * fallback file for browsers without AVIF.
 * @param isInAvifPicture whether the tag is in a `<picture>` with AVIF sources before it
 */
export function leanAttributes(attributes: ReadonlyMap<string, string>, isInAvifPicture: boolean): Map<string, string> {
  const lean = new Map([...attributes].map(([name, value]) => [name.toLowerCase(), value]))
  // Supported only by browsers older than the oldest supported one.
  lean.delete('focusable')
  if (isInAvifPicture) for (const name of ['srcset', 'sizes']) lean.delete(name)
  const srcset = lean.get('srcset')
  if (srcset !== undefined) lean.set('srcset', neededSources(srcset, lean.get('sizes') ?? ''))
  return lean
}
