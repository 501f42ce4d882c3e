import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Media, mediaSchema } from '@naikkelas/contract/pages'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, sendUpload, upload } from '../../../testing/upload.ts'
import { createDiskBlobStore } from '../../../platform/files/uploads/index.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const jpeg = await drawing().jpeg().toBuffer()
let count = 0

/** An image with unique bytes. */
function fresh() {
  count += 1
  return drawing({ width: 640, height: 500 + count })
    .jpeg()
    .toBuffer()
}

const served = async (path: string) => {
  const response = await app.fetch(new Request(`http://localhost:3000${path}`))
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
const originalOf = (media: Media) => served(`/media/${media.id}-${media.sha8}/original`)

/** Files on their way in, once the widths of earlier pictures are made. */
async function staged() {
  await app.jobs.runDue()
  return readdirSync(join(app.dataDir, 'uploads'))
}

test('a picture is taken in, described, and answered before its widths are made', async () => {
  const reply = await upload(app, desk, { bytes: jpeg, fileName: 'Meja kasir toko.jpg' })

  expect(reply.status).toBe(201)
  expect(reply.media).toMatchObject({
    kind: 'image',
    fileName: 'Meja kasir toko.jpg',
    contentType: 'image/jpeg',
    width: 640,
    height: 400,
    widths: [],
    alt: 'Meja kasir toko',
  })
  // Present only where files have an origin of their own, and where a focal point was set.
  const expected = Object.keys(mediaSchema.shape).filter((name) => name !== 'origin' && name !== 'focal')
  expect(Object.keys(reply.media).sort()).toEqual(expected.sort())
  expect(reply.media.color).toMatch(/^#(b|c)[0-9a-f]{5}$/)
  expect((await originalOf(reply.media)).status).toBe(200)
})

test('camera metadata is removed, and the orientation applied', async () => {
  const photo = await drawing({ width: 600, height: 300 })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Rahasia', Copyright: 'Siti' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Rahasia')

  const { media } = await upload(app, desk, { bytes: photo, fileName: 'foto.jpg' })

  expect(media).toMatchObject({ width: 300, height: 600 })
  const { bytes } = await originalOf(media)
  const { exif, orientation } = await sharp(bytes).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(bytes.toString('latin1')).not.toMatch(/Rahasia|Siti/)
})

test.each([
  ['PNG', 'png', 'image/png'],
  ['WebP', 'webp', 'image/webp'],
  ['AVIF', 'avif', 'image/avif'],
  ['GIF', 'gif', 'image/png'],
] as const)('%s is taken in', async (_, format, contentType) => {
  const bytes = await drawing({ width: 300, height: 200 }).toFormat(format).toBuffer()
  const reply = await upload(app, desk, { bytes, fileName: `gambar.${format}` })

  expect(reply.status).toBe(201)
  expect(reply.media).toMatchObject({ contentType, width: 300, height: 200 })
  expect((await originalOf(reply.media)).type).toBe(contentType)
})

test('of an animation the first picture is kept', async () => {
  const frame = (fill: string) => ({ create: { width: 60, height: 40, channels: 3 as const, background: fill } })
  const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map((fill) => sharp(frame(fill)).png().toBuffer()))
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()

  const { media } = await upload(app, desk, { bytes: animation, fileName: 'gerak.gif' })

  expect(media).toMatchObject({ width: 60, height: 40, color: expect.stringMatching(/^#f/) })
})

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])

test.each([
  [
    'a text that calls itself a picture',
    Buffer.from('<script>alert(1)</script>'.repeat(20)),
    'foto.jpg',
    'not_a_picture',
  ],
  [
    'a drawing that could carry a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'gambar.svg',
    'not_a_picture',
  ],
  [
    'a page that begins like a picture',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]),
    'halaman.html',
    'not_a_picture',
  ],
  ['half a picture', jpeg.subarray(0, 900), 'foto.jpg', 'not_a_picture'],
  ['nothing at all', Buffer.alloc(0), 'kosong.jpg', 'not_a_picture'],
  ['an iPhone’s own format', heic, 'IMG_2041.HEIC', 'heic_picture'],
])('%s is refused with a sentence, and leaves nothing behind', async (_, bytes, fileName, code) => {
  const reply = await upload(app, desk, { bytes, fileName })

  expect(reply).toMatchObject({ status: 422, body: { data: { code, fields: [{ path: 'file' }] } } })
  expect(await staged()).toEqual([])
})

test('a picture of more than 40 megapixels is refused before it is unfolded', async () => {
  const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(huge.byteLength).toBeLessThan(500_000)

  expect(await upload(app, desk, { bytes: huge, fileName: 'besar.png' })).toMatchObject({
    status: 422,
    body: { data: { code: 'too_many_pixels' } },
  })
})

test.each([
  ['a line one pixel wide', { width: 1, height: 30_000 }],
  ['a line one pixel high', { width: 30_000, height: 1 }],
  ['a ribbon', { width: 400, height: 8_001 }],
])('%s is refused with a sentence', async (_, size) => {
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

  const message = 'Satu sisi gambar paling panjang 20 kali sisi yang lain.'
  expect(await upload(app, desk, { bytes, fileName: 'garis.png' })).toMatchObject({
    status: 422,
    body: { data: { code: 'too_narrow', fields: [{ path: 'file', message }] } },
  })
})

test('of a very tall image only the widths that its formats support are made', { tags: 'exhaustive' }, async () => {
  const bytes = await sharp({ create: { width: 1000, height: 18_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

  const { media } = await upload(app, desk, { bytes, fileName: 'panjang.png' })
  await app.jobs.runDue()

  expect(((await desk.get(`/admin/media/${media.id}`)).body.data as Media).widths).toEqual([480, 720])
  expect(app.failures).toEqual([])
})

test('a picture of more than 25 MB is cut off while it comes in', async () => {
  const boundary = 'batas'
  let sent = 0
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
      ),
    pull(controller) {
      sent += 262_144
      controller.enqueue(
        sent === 262_144
          ? Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(262_141)])
          : Buffer.alloc(262_144),
      )
      if (sent > 60_000_000) controller.close()
    },
  })

  const reply = await sendUpload(app, desk, body, { 'content-type': `multipart/form-data; boundary=${boundary}` })

  expect(reply).toMatchObject({ status: 413, body: { data: { code: 'picture_too_large' } } })
  expect(sent).toBeLessThan(30_000_000)
  expect(await staged()).toEqual([])
})

test.each([
  ['without a boundary', 'multipart/form-data', '--a\r\n'],
  ['that breaks off in its header', 'multipart/form-data; boundary=a', '--a\r\nContent-Dispo'],
  [
    'that breaks off in the file',
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8',
  ],
  ['of nothing', 'multipart/form-data; boundary=a', ''],
  ['of something else', 'multipart/form-data; boundary=a', 'ini bukan multipart'],
])('a body %s is an answer and not the end of the process', async (_, type, body) => {
  const reply = await sendUpload(app, desk, body, { 'content-type': type })

  expect([400, 422]).toContain(reply.status)
  expect(await staged()).toEqual([])
  expect((await app.visitor().get('/health')).status).toBe(200)
})

test('an aborted upload leaves nothing behind', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('--a\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'))
      controller.enqueue(jpeg.subarray(0, 500))
    },
    pull: (controller) => controller.error(new Error('the line is cut')),
  })

  expect((await sendUpload(app, desk, body, { 'content-type': 'multipart/form-data; boundary=a' })).status).toBe(400)
  expect(await staged()).toEqual([])
})

test.each([
  ['under another name', () => upload(app, desk, { bytes: jpeg, field: 'gambar' }), 422],
  ['as JSON', () => sendUpload(app, desk, '{}', { 'content-type': 'application/json' }), 415],
  ['with a field beside it', () => sendUpload(app, desk, formWith('folder', '../../etc')), 422],
])('a file sent %s is refused', async (_, act, status) => {
  expect((await act()).status).toBe(status)
  expect(await staged()).toEqual([])
})

function formWith(name: string, value: string) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(jpeg)], 'a.jpg'))
  form.set(name, value)
  return form
}

test.each([
  ['folders and marks that turn it around', '..\\..\\etc\\pass\u202ewd.jpg', 'passwd.jpg'],
  ['blanks that cannot be seen', '\u200b\u2066toko\u2069\ufeff.jpg', 'toko.jpg'],
  ['nothing that can be seen', '\u200b\u200d\u3164', 'tanpa-nama'],
])('a file name is only a label: %s in it have no effect', async (_, fileName, kept) => {
  const { media } = await upload(app, desk, { bytes: await fresh(), fileName })
  expect(media.fileName).toBe(kept)
})

test('uploading wants a session, the right to design, and our own page', async () => {
  const writer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'text' }] })

  expect((await sendUpload(app, null, formWith('file', ''))).status).toBe(401)
  expect((await upload(app, writer, { bytes: jpeg })).status).toBe(403)
  expect((await upload(app, desk, { bytes: jpeg, headers: { origin: 'https://penipu.example' } })).status).toBe(403)
  expect((await upload(app, desk, { bytes: await fresh(), headers: { 'x-requested-with': '' } })).status).toBe(201)
})

test('below the floor of free space nothing more is taken in', async () => {
  const full = await createTestApp({
    database: app.database,
    overrides: {
      blobs: createDiskBlobStore(app.dataDir, { space: async () => ({ free: 1_000_000_000, total: 100_000_000_000 }) }),
    },
  })
  const fullDesk = await full.signedIn()

  expect(await upload(full, fullDesk, { bytes: jpeg })).toMatchObject({
    status: 507,
    body: { data: { code: 'disk_full' } },
  })
  expect((await full.visitor().get('/health')).status).toBe(200)
})

test('a fourth upload of one account at the same time is refused, and the three are stored', async () => {
  const pending = await Promise.all([1, 2, 3].map(async () => pendingUpload(await fresh())))
  await Promise.all(pending.map(({ isRead }) => isRead))

  const fourth = await upload(app, desk, { bytes: await fresh() })

  expect(fourth).toMatchObject({ status: 429, body: { data: { code: 'too_many' } } })
  const replies = pending.map(({ finish, reply }) => (finish(), reply))
  for (const reply of await Promise.all(replies)) expect(reply.status).toBe(201)
  expect((await upload(app, desk, { bytes: await fresh() })).status).toBe(201)
})

/** An upload whose last bytes are sent when `finish` is called. */
function pendingUpload(bytes: Uint8Array) {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="toko.jpg"\r\n\r\n'
  const { promise: isRead, resolve: noteRead } = Promise.withResolvers<void>()
  const { promise: isFinished, resolve: finish } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      async pull(controller) {
        noteRead()
        await isFinished
        controller.enqueue(bytes)
        controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const reply = sendUpload(app, desk, body, { 'content-type': 'multipart/form-data; boundary=b' })
  return { isRead, finish, reply }
}
