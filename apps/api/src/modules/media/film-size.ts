import { open } from 'node:fs/promises'
import type { FilmType } from '../uploads/index.ts'

export interface Size {
  width: number
  height: number
}

/** Width and height that a film's header tells, so that its place on a page is known before it loads; else 16:9. */
export async function filmSize(path: string, type: FilmType): Promise<Size> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const read = async (at: number, length: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
      await file.read(buffer, 0, buffer.byteLength, at)
      return buffer
    }
    const found = type === 'mp4' ? await mp4Size(read, size) : webmSize(await read(0, 65_536))
    return found ?? { width: 1280, height: 720 }
  } finally {
    await file.close()
  }
}

type Read = (at: number, length: number) => Promise<Buffer>

const greatestHeader = 8_388_608

/** ISO/IEC 14496-12: boxes of a length and a name; `moov` may stand after the pictures themselves. */
async function mp4Size(read: Read, fileSize: number): Promise<Size | undefined> {
  for (let at = 0, boxes = 0; at + 8 <= fileSize && boxes < 1_000; boxes++) {
    const head = await read(at, 16)
    const short = head.readUInt32BE(0)
    const length =
      short === 1 && head.byteLength === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? fileSize - at : short
    if (length < 8) return undefined
    if (head.toString('latin1', 4, 8) === 'moov') return trackSize(await read(at, Math.min(length, greatestHeader)))
    at += length
  }
  return undefined
}

/** The first track header with a size: 16.16 fixed point, in its last eight bytes. */
function trackSize(moov: Buffer): Size | undefined {
  for (let at = moov.indexOf('tkhd'); at !== -1; at = moov.indexOf('tkhd', at + 4)) {
    const end = at - 4 + moov.readUInt32BE(Math.max(0, at - 4))
    if (end > moov.byteLength || end - at < 16) continue
    const size = { width: moov.readUInt32BE(end - 8) >>> 16, height: moov.readUInt32BE(end - 4) >>> 16 }
    if (isSensible(size)) return size
  }
  return undefined
}

/** Matroska: PixelWidth (B0) and PixelHeight (BA) inside the video settings (E0) of a track. */
function webmSize(head: Buffer): Size | undefined {
  for (let at = head.indexOf(0xe0); at !== -1 && at + 2 < head.byteLength; at = head.indexOf(0xe0, at + 1)) {
    const settings = head.subarray(at + 2, at + 66)
    const size = { width: numberAfter(settings, 0xb0), height: numberAfter(settings, 0xba) }
    if (isSensible(size)) return size
  }
  return undefined
}

function numberAfter(settings: Buffer, id: number): number {
  const at = settings.indexOf(id)
  const length = at === -1 ? 0 : (settings[at + 1] ?? 0) & 0x7f
  return length < 1 || length > 4 || at + 2 + length > settings.byteLength ? 0 : settings.readUIntBE(at + 2, length)
}

const isSensible = ({ width, height }: Size) => width >= 16 && height >= 16 && width <= 16_384 && height <= 16_384
