import { type Media, mediaUrl } from '@naikkelas/contract/pages'
import type { MediaAsset } from '@naikkelas/ui/sections/registry'

/** A picture or film of the library as sections draw it. */
export function assetOf(media: Media): MediaAsset {
  const { id, kind, width, height, color, widths } = media
  return { id, kind, width, height, color, widths, url: (format, at) => mediaUrl(media, format, at) }
}
