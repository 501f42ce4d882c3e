import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { plainText, visiblePattern } from '@naikkelas/contract'
import busboy from 'busboy'
import { AppError } from '../../http/index.ts'
import type { BlobStore, StagedBlob } from './blob-store.ts'
import { diskFailure } from './disk-blob-store.ts'
import { type Sniffed, sniff, sniffedBytes } from './sniff.ts'

export interface ReceivedFile {
  /** As the client calls it: a label, never a path. */
  fileName: string
  sniffed: Sniffed
  bytes: number
  staged: StagedBlob
}

export interface ReceiveRules {
  /** Greatest size of what was sniffed; throws for what is not taken at all. Asked as soon as the first bytes are in. */
  limitFor: (sniffed: Sniffed, fileName: string) => { bytes: number; tooLarge: AppError }
}

const fieldName = 'file'

/**
 * Takes in a multipart body with one file, straight to disk: memory holds one chunk. Nothing stays behind when it
 * fails, and what is malformed is an answer, never an uncaught exception.
 * @throws AppError `bad_request`, `unsupported_type`, `invalid_input`, `disk_full`, or what `limitFor` says
 */
export async function receiveFile(request: Request, blobs: BlobStore, rules: ReceiveRules): Promise<ReceivedFile> {
  if (request.body === null) throw noFile()
  const parser = parserFor(request)
  // Made before anything is read: a file that fails at once must find somebody who listens.
  const staged = await blobs.stage()
  const source = Readable.fromWeb(request.body as NodeReadableStream)
  let receiving: Promise<ReceivedFile> | undefined
  let flaw: AppError | undefined
  parser.on('file', (name, stream, { filename }) => {
    if (name !== fieldName || receiving) {
      flaw ??= new AppError('invalid_input', {
        fields: [{ path: name.slice(0, 80), message: 'Kirim satu berkas saja, dengan nama "file"' }],
      })
      stream.resume()
      return
    }
    receiving = take(stream, labelOf(filename), staged, rules)
    // Waited for below; until then a rejection must not count as unhandled. What follows it is not worth reading, and
    // the parser would wait forever for somebody to take the rest of the file.
    receiving.catch((error: Error) => parser.destroy(error))
  })
  parser.on('field', (name) => {
    flaw ??= new AppError('invalid_input', {
      fields: [{ path: name.slice(0, 80), message: 'Isian ini tidak dikenal' }],
    })
  })
  const broken = await pipeline(source, parser).then(
    () => undefined,
    (error: unknown) => error,
  )
  let failure: Error | undefined
  const file = await receiving?.catch((error: Error) => {
    failure = diskFailure(error)
  })
  if (failure instanceof AppError) throw failure
  // A body that breaks off fails the parser and the file alike.
  if (broken !== undefined) flaw ??= new AppError('bad_request', { reason: 'malformed multipart' }, { cause: broken })
  if (flaw) {
    await file?.staged.discard()
    throw flaw
  }
  if (failure) throw failure
  if (!file) throw noFile()
  return file
}

function parserFor(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw new AppError('unsupported_type')
  try {
    return busboy({
      headers: { 'content-type': type },
      limits: { files: 2, fields: 5, parts: 8, fieldSize: 1_000, headerPairs: 20 },
      defParamCharset: 'utf8',
    })
  } catch (cause) {
    throw new AppError('bad_request', { reason: 'no boundary' }, { cause })
  }
}

async function take(
  stream: Readable,
  fileName: string,
  staged: StagedBlob,
  { limitFor }: ReceiveRules,
): Promise<ReceivedFile> {
  const output = createWriteStream(staged.path, { mode: 0o600 })
  let bytes = 0
  let sniffed: Sniffed = { kind: 'other' }
  async function* metered(chunks: AsyncIterable<Buffer>) {
    let head = Buffer.alloc(0)
    let limit: { bytes: number; tooLarge: AppError } | undefined
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      if (!limit) {
        head = Buffer.concat([head, chunk])
        if (head.byteLength >= sniffedBytes)
          limit = limitFor((sniffed = sniff(head.subarray(0, sniffedBytes))), fileName)
      }
      if (limit && bytes > limit.bytes) throw limit.tooLarge
      yield chunk
    }
    if (!limit) limitFor((sniffed = sniff(head)), fileName)
  }
  try {
    await pipeline(stream, metered, output)
    return { fileName, sniffed, bytes, staged }
  } catch (error) {
    // A file that is still being opened would appear after it was removed.
    if (!output.closed) await new Promise<void>((resolve) => output.once('close', () => resolve()))
    await staged.discard()
    throw error
  }
}

/** What people may read of a name: without folders and nothing hidden, at most 120 characters. */
function labelOf(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = plainText(last)
  const isReadable = plain.isWellFormed() && visiblePattern.test(plain)
  return isReadable ? [...plain].slice(-120).join('') : 'tanpa-nama'
}

const noFile = () =>
  new AppError('invalid_input', { fields: [{ path: fieldName, message: 'Pilih berkas yang akan diunggah' }] })
