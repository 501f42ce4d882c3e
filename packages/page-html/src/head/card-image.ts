import type { PageKit, SnapshotMedia } from '../page-snapshot.ts'

export interface CardImage {
  /** Absolute. */
  url: string
  width: number
  height: number
  /** What it shows; empty where nobody said it. */
  alt: string
}

/** Messengers leave out the picture of a link when its file is larger (WhatsApp: 600 KB). */
const CARD_BYTES = 600_000
const CARD_WIDTH = 1200
/** What every reader of links shows; some still show no WebP. */
const READ_BY_ALL = new Set(['image/jpeg', 'image/png'])

/** The file that stands for a picture in cards of links: the original where it is small enough, else a WebP. */
export function cardImage<Media extends SnapshotMedia>(
  media: Media,
  { kit, origin, alt }: { kit: PageKit<Media>; origin: string; alt: string },
): CardImage {
  const isOriginalFit = READ_BY_ALL.has(media.contentType) && media.bytes <= CARD_BYTES && media.width <= CARD_WIDTH
  const width = isOriginalFit ? undefined : media.widths.filter((candidate) => candidate <= CARD_WIDTH).at(-1)
  const shown = width ?? media.width
  return {
    // Absolute already where pictures have an origin of their own.
    url: new URL(
      width === undefined ? kit.mediaUrl(media, 'original', media.width) : kit.mediaUrl(media, 'webp', width),
      origin,
    ).href,
    width: shown,
    height: Math.round((media.height * shown) / media.width),
    alt,
  }
}

/** What the page itself says of a picture, wherever it shows it; empty when it does not, or as decoration. */
export function altOnPage(id: string, content: unknown): string {
  if (Array.isArray(content)) {
    for (const item of content) {
      const alt = altOnPage(id, item)
      if (alt !== '') return alt
    }
    return ''
  }
  if (typeof content !== 'object' || content === null) return ''
  if ('mediaId' in content && content.mediaId === id && 'alt' in content && typeof content.alt === 'string')
    return content.alt.trim()
  return altOnPage(id, Object.values(content))
}
