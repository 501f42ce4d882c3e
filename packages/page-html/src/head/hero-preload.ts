import { markupTags } from '../markup/markup-tags.ts'

export interface HeroPreload {
  srcset: string
  sizes: string
  type: string
  /** Screens that show it; all without. */
  media?: string
}

/**
 * The sources of the picture that is marked to be fetched first, as preloads name them: one, or two where phones show
 * another picture, so that no screen fetches one that it does not show.
 */
export function heroPreloads(markup: string): HeroPreload[] {
  let sources: Map<string, string>[] = []
  for (const { isEnd, name, attributes } of markupTags(markup)) {
    if (isEnd && name === 'picture') sources = []
    if (isEnd) continue
    const lower = new Map([...attributes].map(([key, value]) => [key.toLowerCase(), value]))
    if (name === 'source') sources.push(lower)
    if (name !== 'img' || lower.get('fetchpriority') !== 'high') continue
    const hasPhone = sources.some((source) => source.has('media'))
    return sources
      .filter((source) => source.get('type') !== 'image/webp')
      .flatMap((source) => {
        const srcset = source.get('srcset')
        if (srcset === undefined) return []
        const media = source.get('media') ?? (hasPhone ? '(min-width:40em)' : undefined)
        return [
          {
            srcset,
            sizes: source.get('sizes') ?? '100vw',
            type: source.get('type') ?? 'image/avif',
            ...(media === undefined ? {} : { media }),
          },
        ]
      })
  }
  return []
}
