import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Wide enough for any screen; modules are whole pixels, so none is blurred. */
const PIXELS_AT_LEAST = 1_000

/**
 * A QR code as a PNG: black on white, one bit a pixel, with the quiet zone of four modules that readers need (PNG
 * specification, third edition).
 */
export function qrPicture(text: string): Uint8Array<ArrayBuffer> {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const scale = Math.ceil(PIXELS_AT_LEAST / size)
  const width = size * scale
  const rows = data.flatMap((modules) => {
    const row = rowOf(modules, scale)
    return Array.from({ length: scale }, () => row)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(width, 4)
  // One bit, greyscale.
  header[8] = 1
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** Of pixels, eight a byte, behind its filter: none. A set bit is white. */
function rowOf(modules: readonly boolean[], scale: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((modules.length * scale) / 8))
  for (const [index, isDark] of modules.entries()) {
    if (isDark) continue
    for (let pixel = index * scale; pixel < (index + 1) * scale; pixel += 1) {
      const at = 1 + (pixel >> 3)
      row[at] = (row[at] ?? 0) | (0x80 >> (pixel & 7))
    }
  }
  return row
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
