import { markupTags } from '../markup/markup-tags.ts'

/** The sources of the picture that is marked to be fetched first, as a preload names them. */
export function heroPreload(markup: string): { srcset: string; sizes: string; type: string } | null {
  let source = new Map<string, string>()
  for (const { isEnd, name, attributes } of markupTags(markup)) {
    if (isEnd && name === 'picture') source = new Map()
    if (isEnd) continue
    const lower = new Map([...attributes].map(([key, value]) => [key.toLowerCase(), value]))
    if (name === 'source') source = lower
    if (name !== 'img' || lower.get('fetchpriority') !== 'high') continue
    const srcset = source.get('srcset')
    return srcset === undefined
      ? null
      : { srcset, sizes: source.get('sizes') ?? '100vw', type: source.get('type') ?? 'image/avif' }
  }
  return null
}
