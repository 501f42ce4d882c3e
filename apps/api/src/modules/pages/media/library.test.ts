import type { OutputFor } from '@naikkelas/contract'
import type { LibraryItem, listMedia, Media } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, sendUpload, upload } from '../../../testing/upload.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'view' }] })
const writer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'text' }] })
const stranger = await app.signedIn({ role: 2 })
let height = 100

type List = OutputFor<typeof listMedia>

async function picture(fileName: string, width = 500): Promise<Media> {
  height += 1
  const { media } = await upload(app, desk, { bytes: await drawing({ width, height }).png().toBuffer(), fileName })
  return media
}
async function list(query = ''): Promise<List> {
  const reply = await desk.get(`/admin/media${query}`)
  expect(reply.status).toBe(200)
  return reply.body.data as List
}
const namesOf = ({ items }: List) => items.map(({ fileName }) => fileName)
const detailsOf = async (media: Media) =>
  (await desk.get(`/admin/media/${media.id}/details`)).body.data as {
    item: LibraryItem
    expectedWidths: number[]
    files: { width: number; format: string; bytes: number }[]
    uploadedBy: string | null
  }

test('the library requires view permission; writers change alt texts only', async () => {
  const media = await picture('hak.png')
  const path = `/admin/media/${media.id}`
  for (const [address, method] of [
    ['/admin/media', 'GET'],
    [`${path}/details`, 'GET'],
    [path, 'PATCH'],
    [`${path}/crop`, 'POST'],
    ['/admin/media/move', 'POST'],
    ['/admin/media/restore', 'POST'],
  ] as const) {
    expect((await app.visitor().send(method, address)).status).toBe(401)
    expect((await stranger.send(method, address)).status).toBe(403)
  }
  expect((await viewer.get('/admin/media')).status).toBe(200)
  expect((await viewer.patch(path, { alt: 'Toko' })).status).toBe(403)
  expect((await viewer.post('/admin/media/move', { ids: [media.id], folderId: null })).status).toBe(403)
  expect((await writer.patch(path, { alt: 'Toko' })).status).toBe(200)
  expect((await writer.patch(path, { fileName: 'Lain.png' })).status).toBe(403)
  expect((await writer.patch(path, { focal: { x: 0.1, y: 0.2 } })).status).toBe(403)
})

test('the library is searched by name and by alternative text, and a sign that means something elsewhere means itself', async () => {
  await picture('Meja_kasir.png')
  const second = await picture('b.png')
  await desk.patch(`/admin/media/${second.id}`, { alt: 'Diskon 100% hari ini' })

  expect(namesOf(await list('?search=meja_'))).toEqual(['Meja_kasir.png'])
  expect(namesOf(await list('?search=100%25'))).toEqual(['b.png'])
  expect((await list('?search=%25')).total).toBe(1)
  expect((await list('?search=tidak-ada')).items).toEqual([])
})

test.each(['newest', 'oldest', 'name', 'largest'])(
  'a list by %s is read to its end without a gap or a repeat',
  async (sort) => {
    for (const name of ['c.png', 'A.png', 'a.png', 'B.png', 'b.png']) await picture(name)
    const seen: LibraryItem[] = []
    let cursor: string | null = null
    do {
      const page: List = await list(`?sort=${sort}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.items)
      expect(page.items.length).toBeLessThanOrEqual(2)
      cursor = page.nextCursor
      // Something new at the top moves nothing of what follows.
      if (seen.length === 2 && sort === 'newest') await picture('later.png')
    } while (cursor !== null)

    const whole = (await list(`?sort=${sort}&limit=100`)).items.filter(
      ({ fileName }) => fileName !== 'later.png' || sort !== 'newest',
    )
    expect(seen.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  },
)

test.each([
  ['an invalid cursor', '?cursor=%21%21'],
  [
    'a cursor of another order',
    `?sort=largest&cursor=${btoa(JSON.stringify(['kopi', '019a1234-5678-7abc-8def-0123456789ab'])).replace(/=+$/, '')}`,
  ],
  ['an unknown order', '?sort=warna'],
  ['an unknown filter', '?show=semua'],
  ['a folder that is no id', '?folder=../..'],
  ['more than a hundred', '?limit=101'],
  ['something it does not take', '?halaman=2'],
])('%s is refused with its field', async (_, query) => {
  const reply = await desk.get(`/admin/media${query}`)
  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'invalid_input', fields: [{}] } } })
})

test('what no page shows, what has no words, and what is too heavy is found', { tags: 'exhaustive' }, async () => {
  const shown = await picture('dipakai.png')
  const idle = await picture('IMG_20261120.png')
  const section = headline()
  section.content.image = { mediaId: shown.id, alt: 'Toko', isDecorative: false }
  await makePage(desk, { sections: [section] })

  const unused = namesOf(await list('?show=unused&limit=100'))
  expect(unused).toContain('IMG_20261120.png')
  expect(unused).not.toContain('dipakai.png')
  const undescribed = namesOf(await list('?show=undescribed&limit=100'))
  expect(undescribed).toContain('IMG_20261120.png')
  expect(undescribed).not.toContain('dipakai.png')
  expect((await list('?show=heavy')).items).toEqual([])
  await app.jobs.runDue()
  await app.database.queries.execute(
    sql`UPDATE media_variants SET byte_count = 400000 WHERE format = 'avif' AND source_sha256 = (SELECT sha256 FROM media WHERE id = ${idle.id})`,
  )
  expect(namesOf(await list('?show=heavy'))).toEqual(['IMG_20261120.png'])
})

test('since when something is unused counts from its last use, and after thirty days it is proposed for cleaning up', async () => {
  const media = await picture('lama.png')
  const { queries } = app.database
  await queries.execute(sql`UPDATE media SET created_at = now() - interval '90 days' WHERE id = ${media.id}`)
  expect(namesOf(await list('?show=stale'))).toEqual(['lama.png'])

  const section = headline()
  section.content.image = { mediaId: media.id, alt: 'Toko', isDecorative: false }
  const { page } = await makePage(desk, { sections: [section] })
  expect((await list('?show=stale')).items).toEqual([])
  expect((await detailsOf(media)).item).toMatchObject({ pageCount: 1, unusedSince: null })

  await desk.post(`/admin/landing-pages/${page.id}/changes`, {
    baseVersion: page.headVersion,
    changes: [
      { id: '019a1234-5678-4abc-8def-0123456789ab', operations: [{ kind: 'removeSection', sectionId: section.id }] },
    ],
  })
  expect((await list('?show=stale')).items).toEqual([])
  expect((await detailsOf(media)).item).toMatchObject({ pageCount: 0, unusedSince: expect.any(String) })
  await queries.execute(sql`UPDATE media_uses SET ended_at = now() - interval '31 days' WHERE media_id = ${media.id}`)
  const stale = await list('?show=stale')
  expect([namesOf(stale), stale.totalBytes]).toEqual([['lama.png'], media.bytes])
})

test('every width a picture should have is made in AVIF and WebP and listed with its bytes', async () => {
  const media = await picture('lebar.png', 1700)
  await app.jobs.runDue()
  const { expectedWidths, files, uploadedBy } = await detailsOf(media)

  expect(expectedWidths).toEqual([480, 720, 960, 1200, 1600])
  expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual(
    expectedWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  )
  for (const { width, format, bytes } of files) {
    const response = await app.fetch(
      new Request(`http://localhost:3000/media/${media.id}-${media.sha8}/${width}.${format}`),
    )
    const body = Buffer.from(await response.arrayBuffer())
    expect([body.byteLength, (await sharp(body).metadata()).width]).toEqual([bytes, width])
  }
  expect(uploadedBy).toBe(desk.admin.name)
})

test('name, alt text and focal point are saved, and invalid input is reported with its field', async () => {
  const media = await picture('awal.png')
  const path = `/admin/media/${media.id}`
  const reply = await desk.patch(path, { fileName: ' Toko\u202e depan.png ', alt: 'Toko', focal: { x: 0.25, y: 1 } })
  expect(reply.body.data).toMatchObject({ fileName: 'Toko depan.png', alt: 'Toko', focal: { x: 0.25, y: 1 } })
  expect((await desk.patch(path, { focal: null })).body.data).toMatchObject({ focal: null, alt: 'Toko' })

  for (const [body, field] of [
    [{ fileName: ' \u200b ' }, 'fileName'],
    [{ fileName: 'a'.repeat(121) }, 'fileName'],
    [{ alt: 'a'.repeat(126) }, 'alt'],
    [{ focal: { x: 1.1, y: 0 } }, 'focal.x'],
    [{ kind: 'video' }, 'kind'],
  ] as const)
    expect(await desk.patch(path, body)).toMatchObject({ status: 422, body: { data: { fields: [{ path: field }] } } })
  expect((await desk.patch('/admin/media/019a1234-5678-7abc-8def-0123456789ab', { alt: '' })).status).toBe(404)
  expect((await desk.get('/admin/media/bukan-id/details')).status).toBe(404)
})

test('the same bytes are one entry: the second upload answers with the first, out of the trash if it lay there', async () => {
  const bytes = await drawing({ left: '#123456' }).png().toBuffer()
  const first = await upload(app, desk, { bytes, fileName: 'a.png' })
  const second = await upload(app, desk, { bytes, fileName: 'b.png' })
  expect([first.status, second.status]).toEqual([201, 200])
  expect(second.media).toMatchObject({ id: first.media.id, fileName: 'a.png' })

  expect((await desk.remove(`/admin/media/${first.media.id}`)).status).toBe(200)
  expect((await upload(app, desk, { bytes, fileName: 'c.png' })).media.id).toBe(first.media.id)
  expect((await detailsOf(first.media)).item.deletedAt).toBeNull()
})

test('the same bytes that arrive twice at once are one entry', async () => {
  const bytes = await drawing({ left: '#654321' }).png().toBuffer()
  const replies = await Promise.all([1, 2, 3].map((at) => upload(app, desk, { bytes, fileName: `${at}.png` })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(new Set(replies.map(({ media }) => media.id)).size).toBe(1)
})

test('an upload goes into the folder it names, and into none that is gone', async () => {
  const { body } = await desk.post('/admin/media-folders', { name: 'Unggahan' })
  const { id } = body.data as { id: string }
  const send = async (folder: string) => {
    height += 1
    const form = new FormData()
    const bytes = await drawing({ height }).png().toBuffer()
    form.set('file', new File([new Uint8Array(bytes)], 'di-folder.png'))
    const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return app.fetch(
      new Request(`http://localhost:3000/api/admin/media?folder=${folder}`, {
        method: 'POST',
        headers: { origin: 'http://localhost:3000', 'x-requested-with': 'naikkelas', cookie },
        body: form,
      }),
    )
  }
  expect((await send(id)).status).toBe(201)
  expect(namesOf(await list(`?folder=${id}`))).toEqual(['di-folder.png'])
  for (const gone of ['019a1234-5678-7abc-8def-0123456789ab', 'semua']) {
    const refused = await send(gone)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ data: { fields: [{ path: 'folder' }] } })
  }
  expect((await sendUpload(app, null, new FormData())).status).toBe(401)
})

test('an original is downloaded under its name, with the right extension, without location metadata', async () => {
  const photo = await drawing({ left: '#0f0f55' })
    .jpeg()
    .withExif({ IFD0: { Make: 'Rahasia' } })
    .toBuffer()
  const { media } = await upload(app, desk, { bytes: photo, fileName: 'Toko “Ratna”.JPEG' })
  const response = await app.fetch(new Request(`http://localhost:3000/media/${media.id}-${media.sha8}/original?unduh`))
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Toko%20%E2%80%9CRatna%E2%80%9D.jpg",
  )
  const body = Buffer.from(await response.arrayBuffer())
  expect((await sharp(body).metadata()).exif).toBeUndefined()
  expect(body.toString('latin1')).not.toContain('Rahasia')

  await desk.patch(`/admin/media/${media.id}`, { fileName: 'Baru.jpg' })
  const renamed = await app.fetch(new Request(`http://localhost:3000/media/${media.id}-${media.sha8}/original?unduh`))
  expect(renamed.headers.get('content-disposition')).toContain('Baru.jpg')
})
