import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requireRoom, type Tx } from '../../../platform/database/index.ts'
import type { PictureWorker } from '../../../platform/files/pictures/picture-worker.ts'
import { type BlobStore, diskFailure, type StagedBlob } from '../../../platform/files/uploads/index.ts'
import { holdMediaFiles, normalisePicture } from '../../pages/media/index.ts'
import type { CheckedContent } from './file-content.rules.ts'
import { bytesOfOwner, insertFile, totalBytes } from './files.repo.ts'
import { filesQuotaBytes, ownerQuotaBytes } from './quotas.rules.ts'
import type { Owner } from './upload-accounts.ts'
import type { UploadPlace } from './upload-place.rules.ts'

export interface FilePorts {
  blobs: BlobStore
  pictures: PictureWorker
}

interface WholeFile {
  owner: Owner
  place: UploadPlace
  name: string
  content: CheckedContent
  staged: StagedBlob
  /** Of the bytes as they came. */
  bytes: number
}

/**
 * Keeps a whole file: pictures are re-encoded, so that nothing hides behind them, everything else stays byte for byte.
 * Its row appears once its bytes are on disk.
 * @param within joins the transaction of the row
 * @returns the file's id
 */
export async function storeFile(
  ctx: AppContext,
  { blobs, pictures }: FilePorts,
  file: WholeFile,
  within: (tx: Tx, fileId: string) => Promise<void>,
): Promise<string> {
  const { owner, place, name, content, staged } = file
  const finished = content.picture === null ? staged : await blobs.stage()
  try {
    const { contentType } =
      content.picture === null
        ? content
        : await normalisePicture(pictures, { from: staged.path, to: finished.path, type: content.picture })
    const { sha256, bytes } = await blobs.keep(finished)
    const id = uuidv7()
    await ctx.database.transaction(async (tx) => {
      await holdMediaFiles(tx)
      const { type } = place.policy
      const at = ctx.clock.now()
      await insertFile(tx, { id, type, directory: place.directory, name, contentType, sha256, bytes, owner, at })
      await within(tx, id)
    })
    return id
  } catch (error) {
    throw error instanceof Error ? diskFailure(error) : error
  } finally {
    await finished.discard()
  }
}

/**
 * Refuses bytes beyond the quota of their owner or of all; senders of one owner are counted one after the other, until
 * the transaction ends.
 * @throws AppError `disk_full`
 */
export async function requireQuota(tx: Tx, owner: Owner, bytes: number) {
  const full = (reason: string) => () => new AppError('disk_full', { reason })
  const own = ownerQuotaBytes[owner.realm]
  await requireRoom(tx, {
    name: 'bytes of files',
    scope: `${owner.realm} ${owner.id ?? ''}`,
    max: own - bytes + 1,
    count: (queries) => bytesOfOwner(queries, owner),
    full: full('quota of the owner'),
  })
  if ((await totalBytes(tx)) + bytes > filesQuotaBytes) throw full('quota of all files')()
}

/** @throws AppError `disk_full` when what is announced would reach the floor of free space */
export async function requireSpace(blobs: BlobStore, bytes: number) {
  if ((await blobs.room()) - bytes < 0) throw new AppError('disk_full', { reason: 'below the floor of free space' })
}
