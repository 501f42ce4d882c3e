import type { ShownPicture } from '@naikkelas/contract'
import { mediaUrl } from '@naikkelas/contract/pages'

export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif'
export const acceptedFilms = 'video/mp4,video/webm'

/** A small width of a picture, or the original while none is made. */
export function thumbnailOf(media: ShownPicture): string {
  const [smallest] = media.widths
  return smallest === undefined ? mediaUrl(media, 'original', media.width) : mediaUrl(media, 'webp', smallest)
}
