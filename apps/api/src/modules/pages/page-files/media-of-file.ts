import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mediaLimits } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findMediaOfHash, limitFor, type MediaPorts, storeMediaOnce } from '../media/index.ts'
import type { ZipFile } from '../../../platform/files/archives/index.ts'
import { sniff, sniffedBytes } from '../../../platform/files/uploads/index.ts'
import type { MediaFile } from './page-file.rules.ts'

interface TakenIn {
  /** From the ids in the file to those of this library. */
  ids: Map<string, string>
  /** What could not be taken in, a sentence each. */
  notes: string[]
}

/**
 * Adds the media of a page's file to the library one by one: bytes that are there already are reused, the rest is
 * stored like an upload.
 */
export async function takeInMedia(
  ctx: AdminContext,
  ports: MediaPorts,
  { wanted, zip }: { wanted: readonly MediaFile[]; zip: ZipFile | null },
): Promise<TakenIn> {
  const taken: TakenIn = { ids: new Map(), notes: [] }
  for (const one of wanted) {
    const known = await findMediaOfHash(ctx.database.queries, one.sha256)
    const own = known.find((id) => id === one.id) ?? known[0]
    if (own !== undefined) {
      taken.ids.set(one.id, own)
      continue
    }
    if (!zip || one.file === null || !zip.names.includes(one.file)) {
      taken.notes.push(`“${one.fileName}” tidak ada di berkas ini, jadi tempatnya dikosongkan.`)
      continue
    }
    taken.ids.set(one.id, await keep(ctx, ports, { one, zip, entry: one.file }))
  }
  return taken
}

async function keep(
  ctx: AdminContext,
  ports: MediaPorts,
  { one, zip, entry }: { one: MediaFile; zip: ZipFile; entry: string },
): Promise<string> {
  const staged = await ports.blobs.stage()
  try {
    const hash = createHash('sha256')
    let bytes = 0
    async function* hashed() {
      for await (const chunk of zip.read(entry, mediaLimits.videoBytes)) {
        hash.update(chunk)
        bytes += chunk.byteLength
        yield chunk
      }
    }
    await pipeline(Readable.from(hashed()), createWriteStream(staged.path, { mode: 0o600 }))
    if (hash.digest('hex') !== one.sha256) throw damaged(entry)
    const sniffed = sniff(await headOf(staged.path))
    const limit = limitFor(sniffed, entry)
    if (bytes > limit.bytes) throw limit.tooLarge
    const file = { fileName: one.fileName, sniffed, bytes, staged }
    return await storeMediaOnce(ctx, ports, { file, uploadedBy: ctx.actor.id, alt: one.alt })
  } finally {
    await staged.discard()
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function damaged(entry: string): AppError {
  return new AppError('not_a_page_file', {
    reason: `${entry} is not what it is said to be`,
    fields: [{ path: entry, message: 'Salah satu gambar di berkas ini rusak.' }],
  })
}
