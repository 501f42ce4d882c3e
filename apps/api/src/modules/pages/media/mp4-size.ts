import type { ReadBytes, Size } from './film-header.ts'

interface Box {
  name: string
  body: Buffer
}

/** Of all that describes a film of 100 MB. */
const GREATEST_DESCRIPTION = 8_388_608
const BOXES_AT_MOST = 1_000

/**
 * ISO/IEC 14496-12: boxes of a length and a name. A film is described by `moov`, which may stand after the pictures
 * themselves (`mdat`, or `moof` where they come in pieces); without either of the two there is nothing to play.
 */
export async function mp4Size(read: ReadBytes, fileSize: number): Promise<Size | undefined> {
  let size: Size | undefined
  let hasPictures = false
  for (let at = 0, boxes = 0; at + 8 <= fileSize && boxes < BOXES_AT_MOST; boxes++) {
    const head = await read(at, 16)
    const { name, length, headLength } = headOf(head, fileSize - at)
    if (length < headLength) return undefined
    if (name === 'mdat' || name === 'moof') hasPictures ||= length > headLength
    if (name === 'moov' && at + length <= fileSize)
      size ??= filmSizeIn(await read(at + headLength, Math.min(length - headLength, GREATEST_DESCRIPTION)))
    at += length
  }
  return hasPictures ? size : undefined
}

function filmSizeIn(moov: Buffer): Size | undefined {
  for (const track of boxesIn(moov)) {
    if (track.name !== 'trak') continue
    const parts = boxesIn(track.body)
    const header = parts.find(({ name }) => name === 'tkhd')
    const media = parts.find(({ name }) => name === 'mdia')
    const handler = media && boxesIn(media.body).find(({ name }) => name === 'hdlr')
    if (header && handler?.body.toString('latin1', 8, 12) === 'vide') return shownSize(header.body)
  }
  return undefined
}

/** Its last 44 bytes: how the picture is turned, as a matrix, then width and height, each in 16.16 fixed point. */
function shownSize(header: Buffer): Size | undefined {
  const end = header.byteLength
  if (end < 84) return undefined
  const [width, height] = [header.readUInt32BE(end - 8) >>> 16, header.readUInt32BE(end - 4) >>> 16]
  const [a, b] = [header.readInt32BE(end - 44), header.readInt32BE(end - 40)]
  // Phones store the frame as the sensor is oriented, with a rotation for display.
  return a === 0 && b !== 0 ? { width: height, height: width } : { width, height }
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.byteLength && boxes.length < BOXES_AT_MOST; ) {
    const { name, length, headLength } = headOf(bytes.subarray(at, at + 16), bytes.byteLength - at)
    if (length < headLength || at + length > bytes.byteLength) break
    boxes.push({ name, body: bytes.subarray(at + headLength, at + length) })
    at += length
  }
  return boxes
}

/** A length of 1 means that the real one follows in eight bytes, 0 that the box takes the rest. */
function headOf(head: Buffer, rest: number): { name: string; length: number; headLength: number } {
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.byteLength >= 16
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? rest : short
  return { name: head.toString('latin1', 4, 8), length, headLength: isLong ? 16 : 8 }
}
