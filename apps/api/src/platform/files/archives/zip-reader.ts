import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import yauzl from 'yauzl'

/** Why an archive was refused. The message is for logs. */
export class ZipError extends Error {
  override name = 'ZipError'
}

export interface ZipFile {
  names: readonly string[]
  /**
   * The unpacked bytes of an entry. Fails at the first byte beyond `maxBytes`, whatever the archive declares.
   * @throws ZipError
   */
  read: (name: string, maxBytes: number) => AsyncGenerator<Uint8Array, void>
  close: () => Promise<void>
}

export interface ZipRules {
  entries: number
  /** Of all entries together, unpacked, as the archive declares them. */
  bytes: number
  /** The names an entry may have; any other refuses the archive. */
  isName: (name: string) => boolean
}

/** Name, extra fields and comment of one entry in the central directory; archivers write a few dozen bytes. */
const MAX_ENTRY_HEADER_BYTES = 2_048
const STORED = 0
const DEFLATED = 8

/**
 * Opens a ZIP by its central directory, which is read entry by entry and never held as a whole. Encrypted and split
 * archives are refused, and so are repeated names and names outside of `rules.isName`: no name is used as a path.
 * @throws ZipError
 */
export async function openZip(path: string, rules: ZipRules): Promise<ZipFile> {
  const zip = await yauzl
    .openPromise(path, { autoClose: false, strictFileNames: true })
    .catch((cause: unknown) => refuse('it has no central directory', cause))
  // Emitted when the file cannot be closed, too: without a listener that would end the process.
  zip.on('error', () => undefined)
  const close = () => closed(zip)
  try {
    const entries = await entriesOf(zip, rules)
    return {
      names: [...entries.keys()],
      close,
      read: (name, maxBytes) => unpacked(zip, entries.get(name) ?? refuse(`there is no entry ${name}`), maxBytes),
    }
  } catch (error) {
    await close()
    throw asZipError(error, 'its central directory is broken')
  }
}

async function entriesOf(zip: yauzl.ZipFile, rules: ZipRules): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > rules.entries) refuse(`it has ${zip.entryCount} entries`)
  const entries = new Map<string, yauzl.Entry>()
  let totalBytes = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName, fileNameLength, extraFieldLength, fileCommentLength, compressionMethod } = entry
    if (fileNameLength + extraFieldLength + fileCommentLength > MAX_ENTRY_HEADER_BYTES)
      refuse('an entry header is long')
    if (entry.isEncrypted() || !rules.isName(fileName) || entries.has(fileName))
      refuse(`entry ${fileName.slice(0, 80)}`)
    if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
      refuse(`compression method ${compressionMethod}`)
    totalBytes += entry.uncompressedSize
    if (totalBytes > rules.bytes) refuse('it unpacks to too many bytes')
    entries.set(fileName, entry)
  }
  return entries
}

async function* unpacked(zip: yauzl.ZipFile, entry: yauzl.Entry, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  const { fileName, uncompressedSize } = entry
  if (uncompressedSize > maxBytes) refuse(`${fileName} declares ${uncompressedSize} bytes`)
  let bytes = 0
  let checksum = 0
  try {
    for await (const chunk of await contentOf(zip, entry)) {
      bytes += chunk.byteLength
      if (bytes > uncompressedSize) refuse(`${fileName} unpacks to more than it declares`)
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  } catch (error) {
    throw asZipError(error, `${fileName} cannot be unpacked`)
  }
  if (bytes !== uncompressedSize || checksum !== entry.crc32) refuse(`${fileName} is damaged`)
}

/** Unpacked here, not by yauzl, which connects its streams by `pipe`: an error behind one would reach no one. */
async function contentOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<AsyncIterable<Uint8Array>> {
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false })
  if (entry.compressionMethod === STORED) return packed
  const inflate = createInflateRaw()
  // Readers of `inflate` get the same error.
  pipeline(packed, inflate).catch(() => undefined)
  return inflate
}

/** The file is closed once the last entry's stream has ended. */
async function closed(zip: yauzl.ZipFile): Promise<void> {
  if (!zip.isOpen) return
  const isClosed = once(zip, 'close')
  zip.close()
  await isClosed
}

function refuse(reason: string, cause?: unknown): never {
  throw new ZipError(reason, { cause })
}

const asZipError = (error: unknown, reason: string) =>
  error instanceof ZipError ? error : new ZipError(reason, { cause: error })
