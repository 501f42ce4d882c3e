import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { plainText, visiblePattern } from '@naikkelas/contract'
import { AppError } from '../../../errors/app-error.ts'
import type { BlobStore, StagedBlob } from './blob-store.ts'
import { noteReceived } from './collect-received.ts'
import { diskFailure } from './disk-blob-store.ts'
import { type Sniffed, sniff, sniffedBytes } from './sniff.ts'

/** A file on its way in, wherever it comes from. */
export interface StagedFile {
  /** As the client calls it: a label, never a path. */
  fileName: string
  sniffed: Sniffed
  bytes: number
  staged: StagedBlob
}

export interface ReceivedFile extends StagedFile {
  /** Of the bytes as they came. */
  sha256: string
  /** What the client calls its type; `application/octet-stream` where it says nothing. */
  declaredType: string
  /** Texts beside the file, before and after it. */
  fields: GivenFields
}

export type GivenFields = ReadonlyMap<string, string>

export interface ReceiveRules {
  /**
   * Greatest size of what was sniffed; throws for what is not taken at all. Asked as soon as the first bytes are in, when
   * fields behind the file are still to come.
   */
  limitFor: (sniffed: Sniffed, fileName: string, fields: GivenFields) => { bytes: number; tooLarge: AppError }
  /** @default false: a field beside the file is a mistake */
  takesFields?: boolean
}

const FIELD_NAME = 'file'
/** Of one part: a name and a file name, each up to a few hundred characters. */
const MAX_PART_HEADER_BYTES = 8_192

/**
 * Takes in a multipart body with one file, straight to disk: memory holds one chunk. Nothing stays behind when it
 * fails, and what is malformed is an answer, never an uncaught exception.
 * @throws AppError `bad_request`, `unsupported_type`, `invalid_input`, `disk_full`, or what `limitFor` says
 */
export async function receiveFile(request: Request, blobs: BlobStore, rules: ReceiveRules): Promise<ReceivedFile> {
  if (request.body === null) throw noFile()
  const parser = parserFor(request, rules.takesFields ? 16 : 5)
  // Created before anything is read: a file that fails at once needs a listener.
  const staged = await blobs.stage()
  const source = Readable.fromWeb(request.body as NodeReadableStream)
  let receiving: Promise<ReceivedFile> | undefined
  let flaw: AppError | undefined
  const parts: BusboyFileStream[] = []
  const fields = new Map<string, string>()
  // The parser reports the same broken body on itself and on the part it was in, also when nothing reads them any more.
  parser.on('error', ignoreReported)
  parser.on('file', (name: string | undefined, part, fileName: string | undefined, _: string, mime = '') => {
    part.on('error', ignoreReported)
    parts.push(part)
    if (name !== FIELD_NAME || receiving) {
      flaw ??= unexpectedPart(name, 'Kirim satu berkas saja, dengan nama “file”')
      part.resume()
      return
    }
    receiving = take(part, { fileName: labelOf(fileName), declaredType: mime.toLowerCase(), fields }, staged, rules)
    // Waited for below; until then a rejection must not count as unhandled. What follows it is not worth reading, and
    // the parser would wait forever for the rest of the file to be taken.
    receiving.catch((error: Error) => parser.destroy(error))
  })
  parser.on('field', (name: string | undefined, value: string, isNameCut: boolean, isCut: boolean) => {
    if (!rules.takesFields || !name || isNameCut) flaw ??= unexpectedPart(name, 'Isian ini tidak dikenal')
    else if (isCut) flaw ??= unexpectedPart(name, 'Isian ini terlalu panjang')
    else if (fields.has(name)) flaw ??= unexpectedPart(name, 'Isian ini dikirim dua kali')
    else fields.set(name, value)
  })
  const broken = await parsed(source, parser)
  // The parser leaves the part it was in open when the body breaks off.
  if (broken !== undefined) for (const part of parts) part.destroy(broken)
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

/** Ends with the closing boundary, or with what broke before it. */
async function parsed(source: Readable, parser: BusboyInstance): Promise<Error | undefined> {
  return new Promise((resolve) => {
    // Where more follows the closing boundary the parser has finished before its last write, and `pipeline` would wait
    // for ever. What follows is read and dropped.
    parser.once('finish', () => resolve(undefined))
    pipeline(source, parser).then(() => resolve(undefined), resolve)
  })
}

function parserFor(request: Request, fields: number) {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw new AppError('unsupported_type')
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: 2,
        fields,
        parts: fields + 3,
        fieldSize: 1_000,
        headerPairs: 20,
        headerSize: MAX_PART_HEADER_BYTES,
      },
    })
  } catch (cause) {
    throw new AppError('bad_request', { reason: 'no boundary' }, { cause })
  }
}

async function take(
  stream: Readable,
  given: Pick<ReceivedFile, 'fileName' | 'declaredType' | 'fields'>,
  staged: StagedBlob,
  { limitFor }: ReceiveRules,
): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const output = createWriteStream(staged.path, { mode: 0o600 })
  let bytes = 0
  let sniffed: Sniffed = { kind: 'other' }
  async function* metered(chunks: AsyncIterable<Buffer>) {
    let head = Buffer.alloc(0)
    let limit: { bytes: number; tooLarge: AppError } | undefined
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      hash.update(chunk)
      noteReceived(chunk.byteLength)
      if (!limit) {
        head = Buffer.concat([head, chunk])
        if (head.byteLength >= sniffedBytes)
          limit = limitFor((sniffed = sniff(head.subarray(0, sniffedBytes))), given.fileName, given.fields)
      }
      if (limit && bytes > limit.bytes) throw limit.tooLarge
      yield chunk
    }
    if (!limit) limitFor((sniffed = sniff(head)), given.fileName, given.fields)
  }
  try {
    await pipeline(stream, metered, output)
    return { ...given, sniffed, bytes, sha256: hash.digest('hex'), staged }
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

/** A part may be without a name, or with an empty one. */
function unexpectedPart(name: string | undefined, message: string): AppError {
  return new AppError('invalid_input', { fields: [{ path: (name || FIELD_NAME).slice(0, 80), message }] })
}

const ignoreReported = () => undefined

const noFile = () =>
  new AppError('invalid_input', { fields: [{ path: FIELD_NAME, message: 'Pilih berkas yang akan diunggah' }] })
