import { neededSources } from './needed-sources.ts'

/**
 * Attributes as a published page carries them: in small letters, no wider pictures than a place can show, and one file
 * for the few engines that show no AVIF instead of a list as long as the one they cannot use.
 *
 * @param isInAvifPicture whether the tag stands in a `<picture>` whose AVIF sources were written before it
 */
export function leanAttributes(attributes: ReadonlyMap<string, string>, isInAvifPicture: boolean): Map<string, string> {
  const lean = new Map([...attributes].map(([name, value]) => [name.toLowerCase(), value]))
  // Known only to an engine that has long been below the floor.
  lean.delete('focusable')
  if (isInAvifPicture) for (const name of ['srcset', 'sizes']) lean.delete(name)
  const srcset = lean.get('srcset')
  if (srcset !== undefined) lean.set('srcset', neededSources(srcset, lean.get('sizes') ?? ''))
  return lean
}
