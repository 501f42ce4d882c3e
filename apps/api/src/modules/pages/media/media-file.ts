import { mediaKey, readMediaKey } from '@naikkelas/contract/pages'
import type { Queries } from '../../../platform/database/index.ts'
import { findVariants, type Variant } from './encodings.repo.ts'
import { findMediaByIds, findMediaByKey, findMediaNames, type StoredMedia } from './media.repo.ts'

/** What stands behind the name of a picture or film in an address: its original, and every width there is of it. */
export interface MediaFile {
  kind: StoredMedia['kind']
  sha256: string
  contentType: string
  fileName: string
  /** Whether its widths are still being made: nothing may be concluded from one that is missing. */
  isUnderWay: boolean
  variants: readonly Variant[]
}

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
  const [media] = await findMediaByIds(queries, [id])
  return media?.sha8 === sha8 ? media : undefined
}
