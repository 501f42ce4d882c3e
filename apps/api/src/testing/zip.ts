import { crc32, deflateRawSync } from 'node:zlib'

export interface PackedEntry {
  name: string
  bytes: Buffer
  /** What the file says of it, where that is not true. */
  size?: number
  method?: 0 | 8
}

/** A ZIP by hand, so that it can lie. */
export function zip(entries: readonly PackedEntry[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, bytes, size = bytes.length, method = 0 } of entries) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const tail = Buffer.alloc(26)
    tail.writeUInt16LE(20, 0)
    tail.writeUInt16LE(method, 4)
    tail.writeUInt32LE(crc32(bytes), 10)
    tail.writeUInt32LE(packed.length, 14)
    tail.writeUInt32LE(size, 18)
    tail.writeUInt16LE(Buffer.byteLength(name), 22)
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), tail, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), tail, place, Buffer.from(name)]))
    parts.push(head)
    offset += head.length
  }
  const length = list.reduce((sum, line) => sum + line.length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...list, end])
}
