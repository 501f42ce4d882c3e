/** Writes encoded frames as a WebM file with its length and an index, so that players know both at once. */

const size = (bytes) => {
  // Eight bytes for every length: simple, and small beside the frames.
  const field = Buffer.alloc(8)
  field.writeBigUInt64BE(BigInt(bytes) | (1n << 56n))
  return field
}

const id = (value) => Buffer.from(value.length % 2 ? `0${value}` : value, 'hex')
const element = (name, ...contents) => {
  const body = Buffer.concat(contents)
  return Buffer.concat([id(name), size(body.length), body])
}
const whole = (name, value) => {
  const field = Buffer.alloc(8)
  field.writeBigUInt64BE(BigInt(value))
  return element(name, field)
}
const words = (name, value) => element(name, Buffer.from(value))
const float = (name, value) => {
  const field = Buffer.alloc(8)
  field.writeDoubleBE(value)
  return element(name, field)
}

/** @param frames `{ ms, isKey, data }` in order; each cluster begins with a key frame */
export function webm({ width, height, codec, ms, frames }) {
  const head = element(
    '1a45dfa3',
    whole('4286', 1),
    whole('42f7', 1),
    whole('42f2', 4),
    whole('42f3', 8),
    words('4282', 'webm'),
    whole('4287', 4),
    whole('4285', 2),
  )
  const info = element(
    '1549a966',
    whole('2ad7b1', 1_000_000),
    float('4489', ms),
    words('4d80', 'naikkelas'),
    words('5741', 'naikkelas'),
  )
  const track = element(
    'ae',
    whole('d7', 1),
    whole('73c5', 1),
    whole('83', 1),
    words('86', codec),
    element('e0', whole('b0', width), whole('ba', height)),
  )
  const tracks = element('1654ae6b', track)
  const clusters = clustersOf(frames)
  // The index comes before the frames; its length does not depend on its values.
  const cuesOf = (first) => {
    let at = first
    return element(
      '1c53bb6b',
      ...clusters.map(({ ms: time, bytes }) => {
        const place = at
        at += bytes.length
        return element('bb', whole('b3', time), element('b7', whole('f7', 1), whole('f1', place)))
      }),
    )
  }
  const before = info.length + tracks.length
  const cues = cuesOf(before + cuesOf(0).length)
  return Buffer.concat([head, element('18538067', info, tracks, cues, ...clusters.map(({ bytes }) => bytes))])
}

function clustersOf(frames) {
  const groups = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([])
    groups.at(-1).push(frame)
  }
  return groups.map((group) => {
    const start = group[0].ms
    const blocks = group.map(({ ms, isKey, data }) => {
      const header = Buffer.alloc(4)
      header.writeUInt8(0x81)
      header.writeInt16BE(ms - start, 1)
      header.writeUInt8(isKey ? 0x80 : 0, 3)
      return element('a3', header, data)
    })
    return { ms: start, bytes: element('1f43b675', whole('e7', start), ...blocks) }
  })
}
