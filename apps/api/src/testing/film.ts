interface Film {
  width?: number
  height?: number
  /** Stored lying and shown upright, as phones do. */
  isTurned?: boolean
  handler?: string
}

const box = (name: string, ...contents: Buffer[]) => {
  const body = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.byteLength, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The boxes of an MP4 with 4,000 bytes of frames; `moov` comes last, as phones write it. */
export function mp4Parts({ width = 720, height = 1280, isTurned = false, handler = 'vide' }: Film = {}) {
  const header = Buffer.alloc(84)
  header.writeInt32BE(isTurned ? 0 : 65_536, 40)
  header.writeInt32BE(isTurned ? 65_536 : 0, 44)
  header.writeUInt32BE(width * 65_536, 76)
  header.writeUInt32BE(height * 65_536, 80)
  const kind = Buffer.alloc(25)
  kind.write(handler, 8, 'latin1')
  const sound = box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from('soun'))),
  )
  return {
    brand: box('ftyp', Buffer.from('isom\0\0\0\0mp42')),
    pictures: box('mdat', Buffer.alloc(4_000, 7)),
    description: box('moov', sound, box('trak', box('tkhd', header), box('mdia', box('hdlr', kind)))),
  }
}

export function mp4(film: Film = {}): Buffer {
  const { brand, pictures, description } = mp4Parts(film)
  return Buffer.concat([brand, pictures, description])
}
