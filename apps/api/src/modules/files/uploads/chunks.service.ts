import { randomUUID } from 'node:crypto'
import { openUploadsAtMost, uploadLimits } from '@naikkelas/contract/files'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requireRoom, type Tx } from '../../../platform/database/index.ts'
import { diskFailure, type ReceivedFile } from '../../../platform/files/uploads/index.ts'
import { completeUpload, discardUpload } from './assemble.service.ts'
import type { ChunkFields } from './chunk-fields.rules.ts'
import {
  countOtherOpenUploads,
  findChunks,
  findFileOfChunk,
  findUpload,
  insertChunk,
  insertUpload,
  lockOpenUpload,
  noteAnnounced,
  type Upload,
} from './chunks.repo.ts'
import { type FilePorts, requireQuota } from './store-file.service.ts'
import { tooLargeFor } from './upload-sizes.rules.ts'
import type { Owner } from './upload-accounts.ts'
import type { UploadPlace } from './upload-place.rules.ts'

interface ArrivedChunk {
  owner: Owner
  place: UploadPlace
  chunk: ChunkFields
  file: Pick<ReceivedFile, 'staged' | 'bytes' | 'sha256'>
}

/** A chunk that comes again within this time of the end belongs to that upload, not to a new one of the same name. */
const LATE_SECONDS = 120

/**
 * Takes in a chunk: in any order, as often as it is sent, beside others of the same upload. It counts once its bytes are
 * on disk and its row is committed, whole or not at all; the one that completes the file puts it together.
 * @returns the file's id, or null while chunks are missing
 * @throws AppError `chunk_conflict`, `invalid_input`, `too_many_uploads`, `file_too_large`, `upload_too_large`, `disk_full`
 */
export async function receiveChunk(
  ctx: AppContext,
  ports: FilePorts,
  arrived: ArrivedChunk,
): Promise<{ fileId: string | null; isNew: boolean }> {
  const { owner, chunk, file } = arrived
  if (file.bytes === 0) throw refused('file', 'Bagian ini kosong')
  const key = keyOf(arrived)
  const part = randomUUID()
  let added: Added
  try {
    await ports.blobs.parts.keep(part, file.staged)
    added = await ctx.database.transaction((tx) => addChunk(tx, { ...arrived, key, part }))
  } catch (error) {
    // Where the database did not say how it ended the row may be there: then the part must be, and is swept otherwise.
    if (error instanceof AppError) await ports.blobs.parts.remove(part)
    if (error instanceof AppError && error.status === 413) {
      const upload = await findUpload(ctx.database.queries, owner, key)
      if (upload?.fileId === null) await discardUpload(ctx, ports.blobs, upload.id)
    }
    throw error instanceof Error ? diskFailure(error) : error
  }
  if (!added.isKept) await ports.blobs.parts.remove(part)
  if (added.fileId !== null) return { fileId: added.fileId, isNew: false }
  if (!added.isComplete) return { fileId: null, isNew: false }
  return { fileId: await completeUpload(ctx, ports, added.uploadId), isNew: chunk.isLast || added.isKept }
}

/** What names an upload among those of its owner: the client's id, or type, directory and name. */
export const uploadKey = (upload: string) => `id:${upload}`
const keyOf = ({ chunk, place: { policy, directory } }: ArrivedChunk) =>
  chunk.upload === undefined ? `name:${policy.type}:${directory}:${chunk.name}` : uploadKey(chunk.upload)

type Added =
  | { fileId: string; isKept: false }
  | { fileId: null; uploadId: string; isKept: boolean; isComplete: boolean }

async function addChunk(tx: Tx, arrived: ArrivedChunk & { key: string; part: string }): Promise<Added> {
  const { owner, key, chunk, file, place } = arrived
  // Chunks of one owner are added one after the other, so that what is counted below stays true.
  await requireRoom(tx, {
    name: 'open uploads',
    scope: `${owner.realm} ${owner.id ?? ''}`,
    max: openUploadsAtMost,
    count: (queries) => countOtherOpenUploads(queries, owner, key),
    full: () => new AppError('too_many_uploads'),
  })
  const open = await lockOpenUpload(tx, owner, key)
  if (!open) {
    const given = { owner, key, index: chunk.index, sha256: file.sha256, seconds: LATE_SECONDS }
    const fileId = await findFileOfChunk(tx, given)
    if (fileId !== undefined) return { fileId, isKept: false }
  }
  const upload = open ?? (await startUpload(tx, arrived))
  const lastIndex = await noteWhole(tx, upload, arrived)
  const chunks = await findChunks(tx, upload.id)
  if (lastIndex !== null && Math.max(chunk.index, ...chunks.map(({ index }) => index)) > lastIndex)
    throw conflict(chunk.index)
  const same = chunks.find(({ index }) => index === chunk.index)
  if (same && same.sha256 !== file.sha256) throw conflict(chunk.index)
  const whole = chunks.reduce((sum, { bytes }) => sum + bytes, 0) + (same ? 0 : file.bytes)
  if (whole >= uploadLimits.fileBytes) throw new AppError('file_too_large')
  if (whole > place.policy.bytes) throw tooLargeFor(place.policy)
  if (!same) {
    await requireQuota(tx, owner, file.bytes)
    await insertChunk(tx, upload.id, { index: chunk.index, part: arrived.part, sha256: file.sha256, bytes: file.bytes })
  }
  const count = chunks.length + (same ? 0 : 1)
  return { fileId: null, uploadId: upload.id, isKept: !same, isComplete: lastIndex !== null && count === lastIndex + 1 }
}

async function startUpload(
  tx: Tx,
  { owner, key, chunk: { name }, place: { policy, directory } }: ArrivedChunk & { key: string },
): Promise<Upload> {
  const id = uuidv7()
  await insertUpload(tx, { id, owner, key, type: policy.type, directory, name })
  const upload = await lockOpenUpload(tx, owner, key)
  if (!upload) throw new Error('an upload that was just inserted is not there')
  return upload
}

/** Notes what this chunk says of the whole file. @returns the index of the last chunk, once it is known */
async function noteWhole(tx: Tx, upload: Upload, { chunk, place }: ArrivedChunk): Promise<number | null> {
  if (upload.type !== place.policy.type || upload.directory !== place.directory)
    throw refused('upload', 'Unggahan ini sudah dimulai di tempat lain')
  if (differs(upload.bytes, chunk.bytes)) throw refused('size', 'Ukuran berkas ini berubah')
  if (differs(upload.sha256, chunk.sha256)) throw refused('sha256', 'Isi berkas ini berubah')
  if (chunk.isLast && differs(upload.lastIndex, chunk.index)) throw conflict(chunk.index)
  const lastIndex = chunk.isLast ? chunk.index : upload.lastIndex
  await noteAnnounced(tx, upload.id, {
    bytes: upload.bytes ?? chunk.bytes ?? null,
    sha256: upload.sha256 ?? chunk.sha256 ?? null,
    lastIndex,
  })
  return lastIndex
}

const differs = <Value>(before: Value | null, now: Value | undefined) =>
  before !== null && now !== undefined && before !== now

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

/** Another content, or another end, of what was received. */
const conflict = (index: number) =>
  new AppError('chunk_conflict', { fields: [{ path: 'chunk', message: `Bagian ${index} berbeda dari yang diterima` }] })
