import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { AppError } from '../../http/index.ts'

export interface ZipFile {
  names: readonly string[]
  /**
   * The bytes of an entry, unpacked. Fails where they become more than `atMost`, whatever the file says of itself.
   * @throws AppError `not_a_page_file`
   */
  read: (name: string, atMost: number) => AsyncGenerator<Uint8Array, void>
  close: () => Promise<void>
}

interface Entry {
  name: string
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

interface ZipRules {
  entries: number
  /** All entries together, unpacked. */
  bytes: number
  /** Which names may be in it; one other and the file is refused. */
  isName: (name: string) => boolean
}

const endLength = 22
const longestComment = 65_535
const headLength = 30
const lineLength = 46

/**
 * Opens a ZIP by the list at its end, as unpackers do. Encrypted, split and 64-bit ones are refused, and so are names
 * that are given twice or are not among those allowed: nothing in it is ever used as a path.
 * @throws AppError `not_a_page_file`
 */
export async function openZip(path: string, rules: ZipRules): Promise<ZipFile> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const entries = await entriesOf(file, size, rules)
    return {
      names: [...entries.keys()],
      close: () => file.close(),
      read: (name, atMost) => {
        const entry = entries.get(name)
        if (!entry) throw broken(`no entry ${name}`)
        return unpacked(file, entry, atMost)
      },
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function entriesOf(file: FileHandle, size: number, rules: ZipRules): Promise<Map<string, Entry>> {
  const tail = await slice(file, Math.max(0, size - endLength - longestComment), size)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at === -1 || at + endLength > tail.length) throw broken('no list at its end')
  const [count, length, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
  if (count > rules.entries) throw broken(`${count} entries`)
  if (start + length > size) throw broken('the list lies outside of the file')
  const list = await slice(file, start, start + length)
  const entries = new Map<string, Entry>()
  let total = 0
  for (let index = 0, from = 0; index < count; index++) {
    if (from + lineLength > list.length || list.readUInt32LE(from) !== 0x02014b50) throw broken('the list is broken')
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(from + field)) as [
      number,
      number,
      number,
    ]
    const name = list.toString('utf8', from + lineLength, from + lineLength + nameLength)
    const entry = {
      name,
      method: list.readUInt16LE(from + 10),
      crc: list.readUInt32LE(from + 16),
      packed: list.readUInt32LE(from + 20),
      size: list.readUInt32LE(from + 24),
      offset: list.readUInt32LE(from + 42),
    }
    const isEncrypted = (list.readUInt16LE(from + 8) & 1) === 1
    if (isEncrypted || !rules.isName(name) || entries.has(name)) throw broken(`entry ${name.slice(0, 80)}`)
    if (entry.method !== 0 && entry.method !== 8) throw broken(`packed by method ${entry.method}`)
    total += entry.size
    if (total > rules.bytes) throw broken('unpacks to more than it may')
    entries.set(name, entry)
    from += lineLength + nameLength + extra + comment
  }
  return entries
}

async function* unpacked(file: FileHandle, entry: Entry, atMost: number): AsyncGenerator<Uint8Array, void> {
  if (entry.size > atMost) throw broken(`${entry.name} says it has ${entry.size} bytes`)
  const head = await slice(file, entry.offset, entry.offset + headLength)
  if (head.length < headLength || head.readUInt32LE(0) !== 0x04034b50) throw broken(`${entry.name} has no beginning`)
  const from = entry.offset + headLength + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = Readable.from(chunksOf(file, from, entry.packed))
  const bytes: AsyncIterable<Uint8Array> = entry.method === 8 ? packed.pipe(createInflateRaw()) : packed
  let [size, crc] = [0, 0]
  try {
    for await (const chunk of bytes) {
      size += chunk.byteLength
      if (size > entry.size) throw broken(`${entry.name} unpacks to more than it says`)
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    throw error instanceof AppError ? error : broken(`${entry.name} cannot be unpacked`, error)
  } finally {
    packed.destroy()
  }
  if (size !== entry.size || crc !== entry.crc) throw broken(`${entry.name} is damaged`)
}

const chunkBytes = 262_144

async function* chunksOf(file: FileHandle, from: number, length: number): AsyncGenerator<Buffer, void> {
  for (let done = 0; done < length; ) {
    const chunk = await slice(file, from + done, from + Math.min(length, done + chunkBytes))
    if (chunk.length === 0) throw broken('it ends too early')
    done += chunk.length
    yield chunk
  }
}

async function slice(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
  return buffer.subarray(0, bytesRead)
}

function broken(reason: string, cause?: unknown): AppError {
  return new AppError(
    'not_a_page_file',
    {
      reason,
      fields: [{ path: 'file', message: 'Berkas ini bukan hasil ekspor halaman Naikkelas, atau sudah rusak.' }],
    },
    { cause },
  )
}
