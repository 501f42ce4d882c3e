import type { ShownPicture } from '@naikkelas/contract'
import type { FindShownPictures } from '../../../find-shown-pictures.ts'
import { findMedia } from './media.service.ts'

export const findShownPictures: FindShownPictures = async (from, ids) => {
  const named = [...new Set(ids.filter((id) => id !== null))]
  const found = named.length === 0 ? [] : await findMedia(from, named)
  return new Map(found.filter(({ kind }) => kind === 'image').map((picture) => [picture.id, pictureOf(picture)]))
}

function pictureOf({ id, sha8, width, height, color, widths, alt, focal, origin }: ShownPicture): ShownPicture {
  return {
    id,
    sha8,
    width,
    height,
    color,
    widths,
    alt,
    ...(focal && { focal }),
    ...(origin !== undefined && { origin }),
  }
}
