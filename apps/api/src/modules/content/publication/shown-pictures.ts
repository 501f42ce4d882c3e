import type { ShownPicture } from '@naikkelas/contract/content'
import type { AppContext } from '../../../app-context.ts'
import { findMedia } from '../../pages/media/index.ts'

/** Pictures of the media library as pages show them, by id; none is asked for none. */
export async function picturesOf(
  ctx: AppContext,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, ShownPicture>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  const found = named.length === 0 ? [] : await findMedia(ctx, named)
  return new Map(found.filter(({ kind }) => kind === 'image').map((picture) => [picture.id, pictureOf(picture)]))
}

function pictureOf({ id, sha8, width, height, color, widths, alt, origin }: ShownPicture): ShownPicture {
  return { id, sha8, width, height, color, widths, alt, ...(origin !== undefined && { origin }) }
}
