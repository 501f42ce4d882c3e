import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import type { ImportedPage, ImportedSections, LandingPage } from '@naikkelas/contract/pages'
import type { PageDocument, StoredSection } from '@naikkelas/page'
import { noImage, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { headline, makePage, readPage } from '../../../testing/page-factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'
import { zip } from '../../../testing/zip.ts'
import { openZip } from '../../../platform/files/archives/index.ts'

const app = await createTestApp()
const owner = await app.signedIn({ role: 0 })
type Desk = typeof owner
const unknownId = '0197a1c2-0000-7000-8000-00000000dead'

async function exported(desk: Desk | null, pageId: string, from: TestApp = app, query = '') {
  const cookie = desk ? [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : ''
  const request = new Request(`http://localhost:3000/api/admin/landing-pages/${pageId}/export${query}`, {
    headers: { cookie },
  })
  const response = await from.fetch(request)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

interface Answer {
  status: number
  code?: string
  fields: { path: string; message: string }[]
  page: LandingPage
  notes: string[]
  sections: ImportedSections['sections']
  media: ImportedSections['media']
}

async function imported(
  bytes: Uint8Array | string,
  {
    desk = owner as Desk | null,
    as = 'page',
    into = app,
  }: { desk?: Desk | null; as?: 'page' | 'section'; into?: TestApp } = {},
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'halaman.zip'))
  const cookie = desk ? [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : ''
  const response = await into.fetch(
    new Request(`http://localhost:3000/api/admin/${as}-imports`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'x-requested-with': 'naikkelas', ...(cookie ? { cookie } : {}) },
      body: form,
    }),
  )
  const { data } = (await response.json()) as { data: Partial<ImportedPage & ImportedSections> & { code?: string } }
  return { fields: [], notes: [], sections: [], media: [], ...data, status: response.status } as unknown as Answer
}

/** An entry whose deflate stream ends in the middle, in an archive that is otherwise whole. */
function cutDeflate(bytes: Buffer): Buffer {
  const half = deflateRawSync(bytes)
  const archive = zip([{ name: 'halaman.json', bytes: half.subarray(0, half.length / 2), size: bytes.length }])
  for (const header of ['PK\u0003\u0004', 'PK\u0001\u0002'])
    archive.writeUInt16LE(8, archive.indexOf(header, 0, 'latin1') + (header.endsWith('\u0004') ? 8 : 10))
  return archive
}

async function entryOf(bytes: Buffer, name: string): Promise<Buffer> {
  const path = join(app.dataDir, `${createHash('sha256').update(bytes).digest('hex')}.zip`)
  await writeFile(path, bytes)
  const file = await openZip(path, { entries: 1_000, bytes: 1_000_000_000, isName: () => true })
  const chunks: Uint8Array[] = []
  for await (const chunk of file.read(name, 10_000_000)) chunks.push(chunk)
  await file.close()
  return Buffer.concat(chunks)
}

interface FileJson {
  format: string
  version: number
  name: string
  document: PageDocument
  media: { id: string; file: string | null; sha256: string }[]
}

const jsonOf = async (bytes: Buffer) => JSON.parse((await entryOf(bytes, 'halaman.json')).toString()) as FileJson

async function pageWithPicture() {
  const { media } = await upload(app, owner, {
    bytes: await drawing({ left: `#${Math.random().toString(16).slice(2, 8).padEnd(6, '0')}` })
      .jpeg()
      .toBuffer(),
    fileName: 'toko-ramai.jpg',
  })
  const faq = { ...headline({ title: 'Tanya jawab' }) }
  const opening = headline({ title: 'Kelas foto' })
  const filled = {
    ...opening,
    content: {
      ...opening.content,
      image: { ...noImage, mediaId: media.id, alt: 'Toko yang ramai' },
      cta: { label: 'Tanya', target: { kind: 'section', sectionId: faq.id }, style: 'primary', note: '' },
    },
  } as unknown as StoredSection
  return { ...(await makePage(owner, { sections: [filled, faq] })), media }
}

const json = (change: (file: FileJson) => unknown, file: FileJson) => JSON.stringify(change(structuredClone(file)))

test('an exported page is a ZIP with its document and the very bytes of its pictures', async () => {
  const { page, document, media } = await pageWithPicture()
  const { status, headers, bytes } = await exported(owner, page.id)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${page.link_landing_page}.zip"`)
  const file = await jsonOf(bytes)
  expect(file).toMatchObject({ format: 'naikkelas/page', version: 1, name: page.name, document })
  expect(file.media).toMatchObject([{ id: media.id, fileName: 'toko-ramai.jpg' }])
  const [picture] = file.media
  const packed = await entryOf(bytes, picture?.file ?? '')
  expect(createHash('sha256').update(packed).digest('hex')).toBe(picture?.sha256)
})

test('importing into the same installation creates a draft with new ids and no duplicate pictures', async () => {
  const { page, document, media } = await pageWithPicture()
  const before = (await owner.get('/admin/media')).body.data as { total: number }
  const { status, page: made, notes } = await imported((await exported(owner, page.id)).bytes)
  expect(status).toBe(201)
  expect(notes).toEqual([])
  expect(made).toMatchObject({ name: page.name, status: 'draft' })
  expect(made.link_landing_page).not.toBe(page.link_landing_page)
  const copy = (await readPage(owner, made.id)).document
  expect(copy.sections.map(({ content }) => content.title)).toEqual(['Kelas foto', 'Tanya jawab'])
  expect(copy.sections.map(({ id }) => id).filter((id) => document.sections.some((one) => one.id === id))).toEqual([])
  expect(copy.sections[0]?.content).toMatchObject({
    image: { mediaId: media.id },
    cta: { target: { kind: 'section', sectionId: copy.sections[1]?.id } },
  })
  expect((await owner.get('/admin/media')).body.data).toMatchObject({ total: before.total })
})

test('the imported state is a version that can be restored', async () => {
  const { page } = await pageWithPicture()
  const { page: made } = await imported((await exported(owner, page.id)).bytes)
  const versions = (await owner.get(`/admin/landing-pages/${made.id}/versions`)).body.data
  expect(versions).toMatchObject([{ reason: 'imported', version: 0, actorName: owner.admin.name }])
})

test('another installation gets the pictures too, once however often it imports', async () => {
  const other = await createTestApp()
  const there = await other.signedIn({ role: 0 })
  const { page } = await pageWithPicture()
  const { bytes } = await exported(owner, page.id)
  const { page: made } = await imported(bytes, { desk: there, into: other })
  const detail = (await there.get(`/admin/landing-pages/${made.id}`)).body.data as {
    media: { id: string; fileName: string }[]
    document: PageDocument
  }
  expect(detail.media).toMatchObject([{ fileName: 'toko-ramai.jpg' }])
  expect(detail.document.sections[0]?.content.image).toMatchObject({
    mediaId: detail.media[0]?.id,
    alt: 'Toko yang ramai',
  })
  await imported(bytes, { desk: there, into: other })
  expect((await there.get('/admin/media')).body.data).toMatchObject({ total: 1 })
})

test('imported sections are sent to the builder with their media, and no page is created', async () => {
  const { page, media } = await pageWithPicture()
  const before = (await owner.get('/admin/landing-pages')).body.data as { total: number }
  const answer = await imported((await exported(owner, page.id)).bytes, { as: 'section' })
  expect(answer.status).toBe(201)
  expect(answer.sections.map(({ type }) => type)).toEqual(['headline', 'headline'])
  expect(answer.media.map(({ id }) => id)).toEqual([media.id])
  expect((await owner.get('/admin/landing-pages')).body.data).toMatchObject({ total: before.total })
})

test('its JSON alone is taken too; pictures that are not here are left out with a sentence', async () => {
  const { page } = await pageWithPicture()
  const file = await jsonOf((await exported(owner, page.id)).bytes)
  const strange = JSON.stringify(file)
    .replaceAll(file.media[0]?.id ?? '', unknownId)
    .replaceAll(file.media[0]?.sha256 ?? '', 'f'.repeat(64))
  const { status, page: made, notes } = await imported(strange)
  expect(status).toBe(201)
  expect(notes).toEqual(['“toko-ramai.jpg” tidak ada di berkas ini, jadi tempatnya dikosongkan.'])
  expect((await readPage(owner, made.id)).document.sections[0]?.content.image).toMatchObject({ mediaId: '' })
})

test('a file of a newer version is refused as a whole, wherever it is newer', async () => {
  const { page } = await pageWithPicture()
  const file = await jsonOf((await exported(owner, page.id)).bytes)
  const newer = [
    json((one) => ({ ...one, version: 2 }), file),
    json((one) => ({ ...one, document: { ...one.document, schema: 2 } }), file),
    json((one) => {
      const [first] = one.document.sections
      if (first) first.version = sections.headline.version + 1
      return one
    }, file),
  ]
  for (const text of newer) {
    const answer = await imported(text)
    expect(answer.status).toBe(422)
    expect(answer.code).toBe('newer_page_file')
  }
})

test('a broken file is refused with the place of what is wrong, and no page is made', async () => {
  const { page } = await pageWithPicture()
  const file = await jsonOf((await exported(owner, page.id)).bytes)
  const before = (await owner.get('/admin/landing-pages')).body.data as { total: number }
  const broken: [string, string, RegExp][] = [
    [
      json((one) => {
        const [, second] = one.document.sections
        if (second) second.content.title = 'a'.repeat(500)
        return one
      }, file),
      'document.sections.1',
      /Bagian 2 \(Judul\) rusak di isian “title”/,
    ],
    [
      json((one) => ({ ...one, document: { ...one.document, theme: { font: 'comic' } } }), file),
      'document.theme.font',
      /document\.theme/,
    ],
    [json((one) => ({ ...one, name: '' }), file), 'name', /“name”/],
    [json((one) => ({ ...one, document: { ...one.document, script: 'alert(1)' } }), file), 'document', /document/],
    [
      json((one) => {
        const [first] = one.document.sections
        if (first) first.content.title = 'nol\u0000'
        return one
      }, file),
      'document.sections.0.content.title',
      /karakter/,
    ],
  ]
  for (const [text, path, sentence] of broken) {
    const answer = await imported(text)
    expect(answer.status).toBe(422)
    expect(answer.fields[0]).toMatchObject({ path, message: expect.stringMatching(sentence) })
  }
  expect((await owner.get('/admin/landing-pages')).body.data).toMatchObject({ total: before.total })
})

test('a malicious or damaged file is refused: path traversal, ZIP bombs, foreign entries', async () => {
  const { page } = await pageWithPicture()
  const good = (await exported(owner, page.id)).bytes
  const file = await jsonOf(good)
  const document = { name: 'halaman.json', bytes: Buffer.from(JSON.stringify(file)) }
  const damaged = Buffer.from(good)
  damaged.writeUInt8(damaged.readUInt8(400) ^ 1, 400)
  const [picture] = file.media
  const files: Record<string, Buffer> = {
    'a name that climbs': zip([document, { name: '../../etc/passwd', bytes: Buffer.from('x') }]),
    'a name from the root': zip([document, { name: '/halaman.json', bytes: Buffer.from('x') }]),
    'a name twice': zip([document, document]),
    'an entry of another kind': zip([document, { name: 'media/virus.exe', bytes: Buffer.from('MZ') }]),
    'more unpacked than said': zip([
      { name: 'halaman.json', bytes: Buffer.alloc(3_000_000, ' '), size: 1_000, method: 8 },
    ]),
    'a bomb': zip([{ name: 'halaman.json', bytes: Buffer.alloc(50_000_000, ' '), method: 8 }]),
    'a deflate stream that ends early': zip([
      { name: 'halaman.json', bytes: Buffer.from('{"a'), size: 900, method: 8 },
    ]),
    'deflated bytes cut short': cutDeflate(Buffer.from(JSON.stringify(file))),
    'no document': zip([{ name: `media/${'a'.repeat(64)}.jpg`, bytes: Buffer.from('x') }]),
    'damaged bytes': damaged,
    'cut short': good.subarray(0, good.length - 30),
    'a picture that is another': zip([
      { ...document, bytes: Buffer.from(JSON.stringify(file).replaceAll(picture?.sha256 ?? '', 'e'.repeat(64))) },
      { name: `media/${'e'.repeat(64)}.jpg`, bytes: Buffer.from('not that picture') },
    ]),
    'a text': Buffer.from('Halo'),
    'another JSON': Buffer.from('{"format":"lain"}'),
    nothing: Buffer.alloc(0),
  }
  for (const [what, bytes] of Object.entries(files)) {
    const answer = await imported(bytes)
    expect({ what, status: answer.status, code: answer.code }).toEqual({ what, status: 422, code: 'not_a_page_file' })
  }
  expect(app.failures).toEqual([])
})

test('a small file that unpacks to more than the limit is refused before anything is stored', async () => {
  const { page } = await pageWithPicture()
  const file = await jsonOf((await exported(owner, page.id)).bytes)
  const bytes = await drawing({ left: '#123456', right: '#654321' }).jpeg().toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const id = randomUUID()
  const described = JSON.stringify({
    ...file,
    media: [{ id, sha256, file: `media/${sha256}.jpg`, fileName: 'pembuka-bom.jpg', alt: '' }],
  }).replaceAll(file.media[0]?.id ?? '', id)
  const films = ['1', '2', '3'].map((digit) => ({
    name: `media/${digit.repeat(64)}.mp4`,
    bytes: Buffer.alloc(1_000),
    size: 100_000_000,
    method: 8 as const,
  }))
  const answer = await imported(
    zip([{ name: 'halaman.json', bytes: Buffer.from(described) }, { name: `media/${sha256}.jpg`, bytes }, ...films]),
  )
  expect({ status: answer.status, code: answer.code }).toEqual({ status: 422, code: 'not_a_page_file' })
  const library = await owner.get('/admin/media?search=pembuka-bom')
  expect(library.body.data).toMatchObject({ items: [] })
})

test('a packed document unpacks to the same page', async () => {
  const { page } = await pageWithPicture()
  const file = await jsonOf((await exported(owner, page.id)).bytes)
  const bytes = zip([{ name: 'halaman.json', bytes: Buffer.from(JSON.stringify(file)), method: 8 }])
  expect((await imported(bytes)).status).toBe(201)
})

test('exporting asks for a look, importing for designing', async () => {
  const { page } = await pageWithPicture()
  const holding = (capability: 'view' | 'text') =>
    app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability }] })
  const [viewer, stranger] = [await holding('view'), await app.signedIn({ role: 2 })]
  const { bytes } = await exported(viewer, page.id)
  expect((await exported(null, page.id)).status).toBe(401)
  expect((await exported(stranger, page.id)).status).toBe(403)
  expect((await exported(owner, unknownId)).status).toBe(404)
  expect((await exported(owner, 'bukan-id')).status).toBe(404)
  for (const as of ['page', 'section'] as const) {
    expect((await imported(bytes, { desk: null, as })).status).toBe(401)
    expect((await imported(bytes, { desk: await holding('text'), as })).status).toBe(403)
  }
})

test('some sections of a page are exported by themselves and imported as any file is', async () => {
  const chosen = ['Pertama', 'Kedua', 'Ketiga'].map((title) => headline({ title }))
  const { page } = await makePage(owner, { sections: chosen })
  const [first, , third] = chosen.map(({ id }) => id)
  const file = await exported(owner, page.id, app, `?sections=${third},${first}`)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${page.link_landing_page}-bagian.zip"`)
  const { sections: arrived } = await imported(file.bytes, { as: 'section' })
  expect(arrived.map(({ content }) => content.title)).toEqual(['Pertama', 'Ketiga'])
  for (const query of ['?sections=', '?sections=tidakada01', `?sections=${first},tidakada01`])
    expect([query, (await exported(owner, page.id, app, query)).status]).toEqual([query, 422])
})
