import type { PageKit, SnapshotMedia } from '../page-snapshot.ts'

export interface CardImage {
  /** Absolute. */
  url: string
  width: number
  height: number
  /** Alt text; empty if there is none. */
  alt: string
}

/** Messengers drop the preview picture above this size (WhatsApp: 600 KB). */
const CARD_BYTES = 600_000
const CARD_WIDTH = 1200
/** Formats that every link preview supports; some still do not support WebP. */
const READ_BY_ALL = new Set(['image/jpeg', 'image/png'])

/** The link-preview file of a picture: the original if it is small enough, else a WebP. */
export function cardImage<Media extends SnapshotMedia>(
  media: Media,
  { kit, origin, alt }: { kit: PageKit<Media>; origin: string; alt: string },
): CardImage {
  const isOriginalFit = READ_BY_ALL.has(media.contentType) && media.bytes <= CARD_BYTES && media.width <= CARD_WIDTH
  const width = isOriginalFit ? undefined : media.widths.filter((candidate) => candidate <= CARD_WIDTH).at(-1)
  const shown = width ?? media.width
  return {
    // Already absolute if media have an origin of their own.
    url: new URL(
      width === undefined ? kit.mediaUrl(media, 'original', media.width) : kit.mediaUrl(media, 'webp', width),
      origin,
    ).href,
    width: shown,
    height: Math.round((media.height * shown) / media.width),
    alt,
  }
}

/** The alt text of a picture anywhere on the page; empty if it has none or is decorative. */
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
