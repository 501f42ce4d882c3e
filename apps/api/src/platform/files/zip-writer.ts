import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Packed, for texts; else stored as they are, for pictures and films, which are packed already. @default false */
  isPacked?: boolean
}

interface Written {
  name: Buffer
  method: number
  crc: number
  size: number
  /** In the file. */
  packedSize: number
  offset: number
}

/** Names are UTF-8; checksum and size follow the bytes, which are not known before they were read. */
const flags = 0x0808
const version = 20
/** 1 January 1980, midnight: the time says nothing here, and the same page gives the same file. */
const noTime = 0
const noDate = 0x21

const stored = 0
const deflated = 8

/** Entries as a ZIP, written while it is read. */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, bytes, isPacked = false } of entries) {
    const method = isPacked ? deflated : stored
    const entry: Written = { name: Buffer.from(name), method, crc: 0, size: 0, packedSize: 0, offset }
    const head = Buffer.concat([record(0x04034b50, [version, flags, method, noTime, noDate], entry), entry.name])
    offset += head.length
    yield head
    const counted = countedIn(entry, bytes)
    for await (const chunk of isPacked ? deflate(counted) : counted) {
      entry.packedSize += chunk.byteLength
      offset += chunk.byteLength
      yield chunk
    }
    const tail = Buffer.alloc(16)
    tail.writeUInt32LE(0x08074b50, 0)
    tail.writeUInt32LE(entry.crc, 4)
    tail.writeUInt32LE(entry.packedSize, 8)
    tail.writeUInt32LE(entry.size, 12)
    offset += tail.length
    yield tail
    written.push(entry)
  }
  const start = offset
  for (const entry of written) {
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(entry.offset, 10)
    const line = Buffer.concat([
      record(0x02014b50, [version, version, flags, entry.method, noTime, noDate], entry),
      rest,
      entry.name,
    ])
    offset += line.length
    yield line
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(written.length, 8)
  end.writeUInt16LE(written.length, 10)
  end.writeUInt32LE(offset - start, 12)
  end.writeUInt32LE(start, 16)
  yield end
}

async function* countedIn(entry: Written, bytes: ZipEntry['bytes']): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of bytes) {
    entry.crc = crc32(chunk, entry.crc)
    entry.size += chunk.byteLength
    yield chunk
  }
}

/** Outside of the thread that answers requests; what is left unread stops its source too. */
function deflate(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // A failure comes out of what is read below.
  return pipeline(Readable.from(bytes), createDeflateRaw(), () => {})
}

/** Signature, 16-bit fields, then checksum, both sizes and the lengths of name and extra field. */
function record(signature: number, fields: readonly number[], { name, crc, size, packedSize }: Written): Buffer {
  const at = 4 + 2 * fields.length
  const bytes = Buffer.alloc(at + 16)
  bytes.writeUInt32LE(signature, 0)
  for (const [index, field] of fields.entries()) bytes.writeUInt16LE(field, 4 + 2 * index)
  bytes.writeUInt32LE(crc, at)
  bytes.writeUInt32LE(packedSize, at + 4)
  bytes.writeUInt32LE(size, at + 8)
  bytes.writeUInt16LE(name.length, at + 12)
  return bytes
}
