import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type BlobStore, diskFailure, sniff, sniffedBytes } from '../../../platform/files/uploads/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import {
  type Chunk,
  claimUpload,
  deleteChunk,
  deleteUpload,
  findChunks,
  findUploadById,
  finishUpload,
  prolongClaim,
  type Upload,
} from './chunks.repo.ts'
import { checkedContent } from './file-content.rules.ts'
import { type FilePorts, requireSpace, storeFile } from './store-file.service.ts'
import { placeOf } from './upload-place.rules.ts'

/** A process that is killed while it puts a file together keeps others from it for this long. */
const CLAIM_SECONDS = 60
/** While chunks are joined the claim is prolonged; what comes after takes seconds. */
const PROLONGED_EVERY_MS = 10_000

const runningOf = perApp(() => new Map<string, Promise<string>>())

/**
 * Puts an upload together whose chunks are all there, once, however many requests ask for it at the same time.
 * @returns the file's id
 * @throws AppError `busy` while another process does it, `invalid_input` for a file that is not what it should be: then
 * nothing of it is kept
 */
export function completeUpload(ctx: AppContext, ports: FilePorts, uploadId: string): Promise<string> {
  const running = runningOf(ctx)
  const known = running.get(uploadId)
  if (known) return known
  const made = complete(ctx, ports, uploadId).finally(() => running.delete(uploadId))
  running.set(uploadId, made)
  return made
}

async function complete(ctx: AppContext, ports: FilePorts, uploadId: string): Promise<string> {
  const { queries } = ctx.database
  const isClaimed = await claimUpload(queries, uploadId, CLAIM_SECONDS)
  const upload = await findUploadById(queries, uploadId)
  if (!upload) throw new AppError('not_found')
  if (upload.fileId !== null) return upload.fileId
  if (!isClaimed) throw new AppError('busy', { reason: 'another process puts this file together' })
  try {
    return await assemble(ctx, ports, upload)
  } catch (error) {
    // What the file is will not change; everything else may be tried again.
    if (error instanceof AppError && error.status === 422) await discardUpload(ctx, ports.blobs, uploadId)
    else await prolongClaim(queries, uploadId, 0).catch(() => undefined)
    throw error instanceof Error ? diskFailure(error) : error
  }
}

async function assemble(ctx: AppContext, ports: FilePorts, upload: Upload): Promise<string> {
  const { blobs } = ports
  const chunks = await findChunks(ctx.database.queries, upload.id)
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0)
  await requireSpace(blobs, bytes)
  const staged = await blobs.stage()
  try {
    const prolong = () => prolongClaim(ctx.database.queries, upload.id, CLAIM_SECONDS)
    const joined = await join({ blobs, chunks, path: staged.path, prolong })
    if (joined.missing !== null) {
      await deleteChunk(ctx.database.queries, upload.id, joined.missing)
      throw new AppError('busy', { reason: `chunk ${joined.missing} is to be sent again` })
    }
    if (upload.bytes !== null && upload.bytes !== bytes) throw mismatch('size', 'Ukuran berkas yang diterima berbeda')
    if (upload.sha256 !== null && upload.sha256 !== joined.sha256)
      throw mismatch('sha256', 'Isi berkas yang diterima berbeda')
    const place = placeOf(String(upload.type), upload.directory)
    const content = checkedContent(place.policy, {
      sniffed: sniff(joined.head),
      fileName: upload.name,
      declaredType: '',
    })
    const { owner, name } = upload
    const id = await storeFile(ctx, ports, { owner, place, name, content, staged, bytes }, async (tx, fileId) => {
      if (!(await finishUpload(tx, upload.id, fileId))) throw new AppError('not_found')
    })
    for (const { part } of chunks) await blobs.parts.remove(part)
    return id
  } finally {
    await staged.discard()
  }
}

interface Joining {
  blobs: BlobStore
  chunks: readonly Chunk[]
  path: string
  /** Called now and then while it takes. */
  prolong: () => Promise<void>
}

/** Writes all chunks in their order; memory holds a piece of one. */
async function join({ blobs, chunks, path, prolong }: Joining) {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let reading = 0
  let prolongedAt = performance.now()
  const output = await open(path, 'w', 0o600)
  try {
    for (const { part, index } of chunks) {
      reading = index
      await blobs.parts.read(part, async (piece) => {
        if (head.byteLength < sniffedBytes) head = Buffer.concat([head, piece.subarray(0, sniffedBytes)])
        hash.update(piece)
        await writeWhole(output, piece)
      })
      if (performance.now() - prolongedAt < PROLONGED_EVERY_MS) continue
      prolongedAt = performance.now()
      await prolong()
    }
    return { sha256: hash.digest('hex'), head: head.subarray(0, sniffedBytes), missing: null }
  } catch (error) {
    if (!isMissing(error)) throw error
    return { sha256: '', head, missing: reading }
  } finally {
    await output.close()
  }
}

/** One write may take fewer bytes than it is given. */
async function writeWhole(output: FileHandle, piece: Buffer) {
  for (let at = 0; at < piece.byteLength; ) {
    const { bytesWritten } = await output.write(piece, at, piece.byteLength - at)
    at += bytesWritten
  }
}

/** A part that a crash took away between its row and the disk, or a database restored without its files. */
const isMissing = (error: unknown) =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey')

/** Forgets an upload with everything that was received of it. */
export async function discardUpload({ database }: AppContext, blobs: BlobStore, uploadId: string) {
  for (const part of await deleteUpload(database.queries, uploadId)) await blobs.parts.remove(part)
}

const mismatch = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
