import type { ReadBytes, Size } from './film-header.ts'

const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
const TRACK = 0xae
const VIDEO = 0xe0
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba

const GREATEST_TRACKS = 1_048_576
const ELEMENTS_AT_MOST = 1_000
const LONGEST_HEAD = 12

interface Head {
  id: number
  /** Where its content begins, from the head's first byte. */
  headLength: number
  /** Infinite for a live recording of unknown length. */
  length: number
}

/** RFC 8794 and 9559: elements of an id and a length. The tracks are described before the clusters that hold pictures. */
export async function webmSize(read: ReadBytes, fileSize: number): Promise<Size | undefined> {
  let size: Size | undefined
  for (let at = 0, elements = 0; at < fileSize && elements < ELEMENTS_AT_MOST; elements++) {
    const head = headOf(await read(at, LONGEST_HEAD))
    if (!head) return undefined
    if (head.id === CLUSTER) return size
    if (head.id === TRACKS) size = sizeIn(await read(at + head.headLength, Math.min(head.length, GREATEST_TRACKS)))
    // What a segment holds is walked through, everything else is stepped over.
    at += head.headLength + (head.id === SEGMENT ? 0 : head.length)
  }
  return undefined
}

function sizeIn(tracks: Buffer): Size | undefined {
  for (const track of elementsIn(tracks)) {
    const video = track.id === TRACK && elementsIn(track.body).find(({ id }) => id === VIDEO)
    if (!video) continue
    const settings = elementsIn(video.body)
    const numberOf = (wanted: number) => wholeNumber(settings.find(({ id }) => id === wanted)?.body)
    return { width: numberOf(PIXEL_WIDTH), height: numberOf(PIXEL_HEIGHT) }
  }
  return undefined
}

function elementsIn(bytes: Buffer): { id: number; body: Buffer }[] {
  const elements: { id: number; body: Buffer }[] = []
  for (let at = 0; at < bytes.byteLength && elements.length < ELEMENTS_AT_MOST; ) {
    const head = headOf(bytes.subarray(at, at + LONGEST_HEAD))
    if (!head || at + head.headLength + head.length > bytes.byteLength) break
    const begin = at + head.headLength
    elements.push({ id: head.id, body: bytes.subarray(begin, begin + head.length) })
    at = begin + head.length
  }
  return elements
}

/** The leading zeros of an id or a length give its number of bytes. */
function headOf(bytes: Buffer): Head | undefined {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23
  const lengthLength = Math.clz32(bytes[idLength] ?? 0) - 23
  const headLength = idLength + lengthLength
  if (idLength > 4 || lengthLength > 8 || bytes.byteLength < headLength) return undefined
  const marked = bytes.subarray(idLength, headLength)
  const first = (marked[0] ?? 0) & (0xff >> lengthLength)
  const isUnknown = first === 0xff >> lengthLength && marked.subarray(1).every((byte) => byte === 0xff)
  const length = marked.subarray(1).reduce((sum, byte) => sum * 256 + byte, first)
  return { id: bytes.readUIntBE(0, idLength), headLength, length: isUnknown ? Number.POSITIVE_INFINITY : length }
}

function wholeNumber(bytes: Buffer | undefined): number {
  return bytes?.reduce((sum, byte) => sum * 256 + byte, 0) ?? 0
}
