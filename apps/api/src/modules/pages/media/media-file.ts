import { mediaKey, readMediaKey } from '@naikkelas/contract/pages'
import type { Queries } from '../../../platform/database/index.ts'
import type { MediaFile } from '../../../ports/referenced-media.ts'
import { findVariants } from './encodings.repo.ts'
import { findStoredMedia } from './media.queries.ts'
import { findMediaByKey, findMediaNames } from './media.repo.ts'
import type { StoredMedia } from './stored-media.ts'

/** What files were called until pages had to be lighter; pages of then are still about. */
const longName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{8})$/

/** @param name of the address, `/media/<name>/…` */
export async function findMediaFile(queries: Queries, name: string): Promise<MediaFile | undefined> {
  const media = await findNamed(queries, name)
  if (!media) return undefined
  const { kind, sha256, contentType, fileName, widths } = media
  const variants = kind === 'video' ? [] : await findVariants(queries, sha256)
  return { kind, sha256, contentType, fileName, isUnderWay: kind === 'image' && widths.length === 0, variants }
}

/** Every name by which addresses may ask for a picture or film. */
export async function listMediaNames(queries: Queries): Promise<string[]> {
  return (await findMediaNames(queries)).flatMap((media) => [mediaKey(media), `${media.id}-${media.sha8}`])
}

async function findNamed(queries: Queries, name: string): Promise<StoredMedia | undefined> {
  const key = readMediaKey(name)
  if (key) return findMediaByKey(queries, key)
  const [, id, sha8] = longName.exec(name) ?? []
  if (id === undefined) return undefined
  const [media] = await findStoredMedia(queries, [id])
  return media?.sha8 === sha8 ? media : undefined
}
