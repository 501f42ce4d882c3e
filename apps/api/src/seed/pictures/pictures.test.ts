import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const folder = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8')

const share = z.number().min(0).max(1)

const indexSchema = z.array(
  z.strictObject({
    file: z.string().regex(/^[a-z0-9-]+\.svg$/),
    width: z.int().positive(),
    height: z.int().positive(),
    purpose: z.enum([
      'course-page',
      'testimonial',
      'mentor',
      'cover',
      'share',
      'banner',
      'popup',
      'partner',
      'workshop',
    ]),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    focal: z.strictObject({ x: share, y: share }),
    alt: z.string().min(8).max(125),
    isDecorative: z.literal(true).optional(),
  }),
)

const index = indexSchema.parse(JSON.parse(read('index.json')))

/** 64 bits: is each of 8 × 8 squares darker than its right neighbour? */
const differenceHash = async (file: string) => {
  const pixels = await sharp(Buffer.from(read(file)))
    .flatten()
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from({ length: 64 }, (_, bit) => {
    const place = Math.floor(bit / 8) * 9 + (bit % 8)
    return (pixels[place] ?? 0) < (pixels[place + 1] ?? 0)
  })
}

const distance = (first: boolean[], second: boolean[]) => first.filter((bit, place) => bit !== second[place]).length

const commonColours = async (file: string, count: number) => {
  const { data, info } = await sharp(Buffer.from(read(file)))
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = new Map<string, number>()
  for (let place = 0; place < data.length; place += info.channels) {
    const colour = `#${data.toString('hex', place, place + 3)}`
    seen.set(colour, (seen.get(colour) ?? 0) + 1)
  }
  return [...seen]
    .sort(([, first], [, second]) => second - first)
    .slice(0, count)
    .map(([colour]) => colour)
}

describe('the pictures of the demo world', () => {
  it('are listed in the index, each once, and the index lists nothing else', () => {
    const drawn = readdirSync(folder).filter((name) => name.endsWith('.svg'))
    expect(index.map(({ file }) => file).sort()).toEqual(drawn.sort())
  })

  it('include the eight pictures of the course page, in its order', () => {
    const alts = index
      .filter(({ purpose }) => purpose === 'course-page')
      .map(({ alt, isDecorative }) => (isDecorative ? '' : alt))
    expect(alts).toEqual([
      'Peserta kelas menyusun dasbor penjualan',
      'Cuplikan video perkenalan kelas',
      '',
      'Meja kasir toko kopi dengan laptop',
      'Mentor menjelaskan grafik kepada peserta',
      'Tampilan ruang belajar daring',
      'Paket kelas dan berkas latihan',
      '',
    ])
  })

  describe.each(index)('$file', ({ file, width, height, colour }) => {
    it('is drawn at the size it states', async () => {
      const { format, width: drawnWidth, height: drawnHeight } = await sharp(Buffer.from(read(file))).metadata()
      expect({ format, width: drawnWidth, height: drawnHeight }).toEqual({ format: 'svg', width, height })
    })

    it('is safe and complete by itself: no text, script, style or event, nothing from elsewhere', () => {
      const source = read(file)
      const elements = new Set([...source.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name))
      const allowed = ['svg', 'g', 'defs', 'use', 'clipPath', 'path', 'rect', 'circle', 'ellipse']
      expect([...elements].filter((name) => !allowed.includes(name ?? ''))).toEqual([])
      expect(source).not.toMatch(/\son[a-z]+=|\sstyle=|<!|<\?|data:/i)
      const addresses = [...source.matchAll(/\b(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)].map(
        ([, address, paint]) => address ?? paint ?? '',
      )
      expect(addresses.filter((address) => !/^#n\d+$/.test(address))).toEqual([])
      expect(source.replace('http://www.w3.org/2000/svg', '')).not.toContain('://')
    })

    it('has no number that failed to compute, and draws every shape it re-uses', () => {
      const source = read(file)
      expect(source).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
      const ids = new Set([...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const used = [...source.matchAll(/(?:href="|url\()#(n\d+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !ids.has(id))).toEqual([])
    })

    it('is a small file, as it is and as the page sends it', async () => {
      expect(Buffer.byteLength(read(file))).toBeLessThan(60_000)
      const sent = await sharp(Buffer.from(read(file)))
        .resize({ width: 960, withoutEnlargement: true })
        .avif({ quality: 50, effort: 2 })
        .toBuffer()
      expect(sent.length).toBeLessThan(25_000)
    })

    it('shows, while it loads, a colour that is really its ground', async () => {
      expect(await commonColours(file, 2)).toContain(colour)
    })
  })

  it('have alternative texts of their own', () => {
    const alts = index.map(({ alt }) => alt)
    expect(new Set(alts).size).toBe(alts.length)
  })

  it('let no two covers be taken for each other', async () => {
    const covers = index.filter(({ purpose }) => purpose === 'cover')
    expect(covers).toHaveLength(6)
    const hashes = await Promise.all(covers.map(async ({ file }) => ({ file, bits: await differenceHash(file) })))
    const alike = hashes
      .flatMap((first, place) =>
        hashes
          .slice(place + 1)
          .map((second) => ({ pair: `${first.file} ${second.file}`, distance: distance(first.bits, second.bits) })),
      )
      .filter(({ distance: bits }) => bits < 12)
    expect(alike).toEqual([])
  })
})
