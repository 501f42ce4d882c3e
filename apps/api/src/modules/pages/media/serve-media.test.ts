import { randomBytes } from 'node:crypto'
import { type Media, mediaKey, mediaUrl } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { mp4 } from '../../../testing/film.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'
import type { MediaFile } from '../../../ports/referenced-media.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const { media } = await upload(app, desk, {
  bytes: await drawing({ width: 900, height: 600 }).png().toBuffer(),
  fileName: 'papan.png',
})
await app.jobs.runDue()
const place = `/media/${media.id}-${media.sha8}`

const ask = (path: string, init: RequestInit = {}) => app.fetch(new Request(`http://localhost:3000${path}`, init))

test('a picture is kept by browsers for good, and can do nothing but be shown', async () => {
  const response = await ask(`${place}/720.avif`)

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-length': String((await response.arrayBuffer()).byteLength),
  })
})

test('a picture is to be had by its short name and by the long one of older pages', async () => {
  const [short, long] = [await ask(mediaUrl(media, 'webp', 480)), await ask(`${place}/480.webp`)]
  expect(mediaKey(media)).toMatch(/^[\w-]{11}$/)
  expect([short.status, long.status]).toEqual([200, 200])
  expect(await short.bytes()).toEqual(await long.bytes())
})

/** As a photograph weighs: every part of it is another. */
const photograph = async (width: number) => {
  const bytes = await sharp(randomBytes(60 * 45 * 3), { raw: { width: 60, height: 45, channels: 3 } })
    .resize(width, Math.round((width * 3) / 4))
    .png()
    .toBuffer()
  const { media: photo } = await upload(app, desk, { bytes, fileName: 'foto.png' })
  await app.jobs.runDue()
  return ((await desk.get(`/admin/media/${photo.id}`)).body.data ?? photo) as Media
}
const sparing = { headers: { 'save-data': 'on' } }

test.each([
  ['wide', 970, [480, 720, 960]],
  ['narrower than every width of pages', 300, [300]],
])(
  'with Save-Data a picture that is %s has at most half of its bytes, at the same addresses',
  async (_, wide, widths) => {
    const photo = await photograph(wide)
    expect(photo.widths).toEqual(widths)
    for (const width of widths)
      for (const format of ['avif', 'webp'] as const) {
        const address = mediaUrl(photo, format, width)
        const [whole, spared] = [await ask(address), await ask(address, sparing)]
        expect([whole.status, spared.status, spared.headers.get('vary')]).toEqual([200, 200, 'Save-Data'])
        expect(spared.headers.get('etag')).not.toBe(whole.headers.get('etag'))
        expect((await spared.bytes()).length).toBeLessThanOrEqual((await whole.bytes()).length / 2)
      }
  },
)

test('with Save-Data an older picture is served in its smallest width', async () => {
  const photo = await photograph(970)
  await app.database.queries.execute(sql`DELETE FROM media_variants WHERE is_spare`)
  const [narrowest, widest] = [mediaUrl(photo, 'webp', 480), mediaUrl(photo, 'webp', 960)]
  expect((await ask(narrowest, sparing)).headers.get('etag')).toBe((await ask(narrowest)).headers.get('etag'))
  expect((await ask(widest, sparing)).headers.get('etag')).toBe((await ask(narrowest)).headers.get('etag'))
})

test('a conditional request gets 304', async () => {
  const etag = (await ask(`${place}/480.webp`)).headers.get('etag') ?? ''
  expect((await ask(`${place}/480.webp`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a picture that was shown before is shown on while the database is away', async () => {
  expect((await ask(`${place}/480.webp`)).status).toBe(200)
  const execute = vi.spyOn(app.context.database.queries, 'execute').mockRejectedValue(new Error('away'))
  const again = await ask(`${place}/480.webp`)
  const never = await ask(`${place}/720.webp`)
  execute.mockRestore()
  expect([again.status, never.status >= 500]).toEqual([200, true])
})

test('a page’s media are served while the database is away, even if never requested before, until they are deleted', async () => {
  const kept = new Map<string, MediaFile>()
  const referencedMedia = {
    read: async (name: string) => kept.get(name),
    remove: async (name: string) => void kept.delete(name),
  }
  const here = await createTestApp({ overrides: { referencedMedia } })
  const author = await here.signedIn()
  const bytes = await drawing({ width: 500, height: 300 }).png().toBuffer()
  const { media: picture } = await upload(here, author, { bytes })
  await here.jobs.runDue()
  const name = mediaKey(picture)
  const file = await here.mediaFile(name)
  if (!file) throw new Error('the picture is not there')
  kept.set(name, file)
  const statusOf = async (path: string) => (await here.fetch(new Request(`http://localhost:3000${path}`))).status

  const execute = vi.spyOn(here.context.database.queries, 'execute').mockRejectedValue(new Error('away'))
  const away = [await statusOf(mediaUrl(picture, 'webp', 480)), await statusOf(mediaUrl(picture, 'original', 0))]
  const unknown = await statusOf(mediaUrl(media, 'webp', 480))
  execute.mockRestore()
  expect([...away, unknown >= 500]).toEqual([200, 200, true])

  await here.database.queries.execute(sql`DELETE FROM media WHERE id = ${picture.id}`)
  expect([await statusOf(mediaUrl(picture, 'webp', 480)), kept.size]).toEqual([404, 0])
})

test('HEAD is GET without the bytes', async () => {
  const [head, get] = [await ask(`${place}/480.webp`, { method: 'HEAD' }), await ask(`${place}/480.webp`)]
  expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
    200,
    get.headers.get('content-length'),
    0,
  ])
})

test.each([
  ['a width that was not made', `${place}/1600.avif`],
  ['a format that was not made', `${place}/480.jpg`],
  ['another content’s digits', `/media/${media.id}-00000000/480.avif`],
  ['another content in a short name', mediaUrl({ ...media, sha8: '00000000' }, 'avif', 480)],
  ['another media in a short name', mediaUrl({ ...media, id: '0190f5fe-7c00-7a00-8000-000000000000' }, 'avif', 480)],
  ['a media that is not there', `/media/0190f5fe-7c00-7a00-8000-000000000000-${media.sha8}/original`],
  ['a way out of the folder', `/media/..%2f..%2fetc%2fpasswd`],
  ['nothing', '/media/'],
])('%s does not exist', async (_, path) => {
  const response = await ask(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('nothing can be written there', async () => {
  const response = await ask(`${place}/480.webp`, { method: 'POST', body: 'x' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('while widths are generated the original is served uncached', async () => {
  const { media: fresh } = await upload(app, desk, {
    bytes: await drawing({ width: 901, height: 600, left: '#334455' }).png().toBuffer(),
    fileName: 'baru.png',
  })
  await app.jobs.runDue()
  await app.database.queries.execute(
    sql`DELETE FROM media_variants WHERE source_sha256 = (SELECT sha256 FROM media WHERE id = ${fresh.id})`,
  )

  const response = await ask(`/media/${fresh.id}-${fresh.sha8}/480.avif`)

  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'no-store',
  ])
})

test('a video is stored unchanged, with the size in its metadata', async () => {
  const bytes = mp4()
  const reply = await upload(app, desk, { bytes, fileName: 'perkenalan.mp4' })

  expect(reply.status).toBe(201)
  expect(reply.media).toMatchObject({
    kind: 'video',
    contentType: 'video/mp4',
    width: 720,
    height: 1280,
    bytes: bytes.byteLength,
    widths: [],
  })
  const response = await ask(`/media/${reply.media.id}-${reply.media.sha8}/original`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
})

test('a film can be asked for in pieces, as players do', async () => {
  const bytes = mp4({ width: 640, height: 360 })
  const { media: clip } = (await upload(app, desk, { bytes, fileName: 'klip.mp4' })) as { media: Media }
  const path = `/media/${clip.id}-${clip.sha8}/original`

  const piece = await ask(path, { headers: { range: 'bytes=10-19' } })
  const beyond = await ask(path, { headers: { range: `bytes=${bytes.byteLength}-` } })

  expect([piece.status, piece.headers.get('content-range'), piece.headers.get('content-length')]).toEqual([
    206,
    `bytes 10-19/${bytes.byteLength}`,
    '10',
  ])
  expect(Buffer.from(await piece.arrayBuffer())).toEqual(bytes.subarray(10, 20))
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.byteLength}`])
  const other = await ask(path, { headers: { range: 'bytes=10-19', 'if-range': '"lain"' } })
  expect([other.status, (await other.bytes()).length]).toEqual([200, bytes.byteLength])
})

test('the library lists, finds and describes what was uploaded', async () => {
  const found = async (query: string) =>
    ((await desk.get(`/admin/media?${query}`)).body.data as { items: Media[]; total: number }).items.map(
      ({ fileName }) => fileName,
    )
  expect(await found('search=papan')).toEqual(['papan.png'])
  expect((await found('kind=video')).sort()).toEqual(['klip.mp4', 'perkenalan.mp4'])

  const reply = await desk.patch(`/admin/media/${media.id}`, { alt: 'Papan tulis penuh angka' })
  expect(reply).toMatchObject({ status: 200, body: { data: { alt: 'Papan tulis penuh angka' } } })
  expect(await found('search=penuh%20angka')).toEqual(['papan.png'])
  expect((await desk.patch(`/admin/media/${media.id}`, { alt: 'a'.repeat(126) })).status).toBe(422)
  expect((await desk.patch('/admin/media/0190f5fe-7c00-7a00-8000-000000000000', { alt: 'a' })).status).toBe(404)
})
