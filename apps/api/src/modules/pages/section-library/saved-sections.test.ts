import type { Media, SavedSection } from '@naikkelas/contract/pages'
import { noImage, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { headline } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const app = await createTestApp()
const owner = await app.signedIn({ role: 0 })
const holding = (capability: 'view' | 'text' | 'design') =>
  app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability }] })

const path = '/admin/saved-sections'
const unknownId = '0197a1c2-0000-7000-8000-00000000dead'

async function save(name: string, kept: unknown[] = [headline()], desk = owner) {
  const reply = await desk.post(path, { name, sections: kept })
  return { ...reply, saved: reply.body.data as SavedSection }
}

interface Fields {
  fields: { path: string; message: string }[]
}

test('a section saved by one marketer is found by the others under its name, unchanged', async () => {
  const kept = [headline({ title: 'Pembuka kelas' }), headline({ title: 'Kedua' })]
  const { status, saved } = await save('Pembuka musim ramai', kept)
  expect(status).toBe(201)
  expect(saved).toMatchObject({ name: 'Pembuka musim ramai', sections: kept, createdBy: owner.admin.name })

  const colleague = await holding('view')
  const found = await colleague.get(`${path}?search=MUSIM`)
  expect(found.body.data).toMatchObject({ total: 1, items: [{ id: saved.id, sections: kept }] })
  expect((await colleague.get(`${path}?search=100%25`)).body.data).toMatchObject({ total: 0 })
})

test('its pictures come with it, so that it can be shown and placed', async () => {
  const { media } = await upload(app, owner, { bytes: await drawing().jpeg().toBuffer() })
  const section = headline()
  const withPicture = {
    ...section,
    content: { ...section.content, image: { ...noImage, mediaId: media.id, alt: 'Toko' } },
  }
  const { saved } = await save('Dengan gambar', [withPicture])
  expect(saved.media.map(({ id }) => id)).toEqual([media.id])
})

test('it is renamed and forgotten', async () => {
  const { saved } = await save('Nama lama')
  const renamed = await owner.patch(`${path}/${saved.id}`, { name: '  Nama baru ' })
  expect(renamed.body.data).toMatchObject({ id: saved.id, name: 'Nama baru' })
  expect((await owner.remove(`${path}/${saved.id}`)).status).toBe(200)
  expect((await owner.remove(`${path}/${saved.id}`)).status).toBe(404)
  expect((await owner.patch(`${path}/${saved.id}`, { name: 'Apa saja' })).status).toBe(404)
})

test('saving sections requires a session and the design permission', async () => {
  const body = { name: 'Coba', sections: [headline()] }
  expect((await app.visitor().post(path, body)).status).toBe(401)
  expect((await app.visitor().get(path)).status).toBe(401)
  expect((await (await holding('text')).post(path, body)).status).toBe(403)
  expect((await (await app.signedIn({ role: 1, menus: [] })).get(path)).status).toBe(403)
  const { saved } = await save('Milik bersama')
  const writer = await holding('text')
  expect((await writer.patch(`${path}/${saved.id}`, { name: 'Direbut' })).status).toBe(403)
  expect((await writer.remove(`${path}/${saved.id}`)).status).toBe(403)
  expect((await writer.remove(`${path}/${unknownId}`)).status).toBe(403)
})

test.each([
  ['no name', { name: '  ', sections: [headline()] }, 'name', 'Nama harus diisi'],
  ['a name too long', { name: 'a'.repeat(61), sections: [headline()] }, 'name', '60 karakter'],
  ['no section', { name: 'Kosong', sections: [] }, 'sections', 'Pilih bagian'],
  ['too many', { name: 'Banyak', sections: Array.from({ length: 21 }, () => headline()) }, 'sections', '20 bagian'],
  [
    'a section that is none',
    { name: 'Rusak', sections: [headline(), { type: 'headline' }] },
    'sections.1',
    'Bagian 2 rusak',
  ],
  [
    'a hostile link',
    {
      name: 'Jahat',
      sections: [
        {
          ...headline(),
          content: {
            ...headline().content,
            cta: { label: 'Tekan', target: { kind: 'url', href: 'javascript:alert(1)' }, style: 'primary', note: '' },
          },
        },
      ],
    },
    'sections.0',
    'cta.target.href',
  ],
  [
    'a newer section',
    { name: 'Baru', sections: [{ ...headline(), version: sections.headline.version + 1 }] },
    'sections.0',
    'lebih baru',
  ],
])('%s is refused at its place with a sentence', async (_, body, field, sentence) => {
  const reply = await owner.post(path, body)
  expect(reply.status).toBe(422)
  const { fields } = reply.body.data as Fields
  const found = fields.find(({ path: at }) => at.replace(/^body\./, '') === field)
  expect(found?.message).toContain(sentence)
})

test('sections that are large together are refused', async () => {
  const text = 'kata '.repeat(700).slice(0, 3_000)
  const paragraph = {
    ...headline(),
    type: 'paragraph',
    version: sections.paragraph.version,
    content: {
      ...JSON.parse(JSON.stringify(sections.paragraph.defaults)),
      body: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [...text].map((letter) => ({ type: 'text', text: letter })).slice(0, 500) },
        ],
      },
    },
  }
  const bold = JSON.parse(
    JSON.stringify(paragraph).replaceAll(
      '{"type":"text",',
      '{"marks":[{"type":"bold"},{"type":"italic"},{"type":"underline"}],"type":"text",',
    ),
  )
  const reply = await owner.post(path, { name: 'Besar', sections: Array.from({ length: 20 }, () => bold) })
  expect(reply.status).toBe(422)
  expect((reply.body.data as Fields).fields[0]).toMatchObject({
    path: 'sections',
    message: expect.stringContaining('128 KB'),
  })
})

test('media of pasted sections are checked against the library', async () => {
  const { media } = await upload(app, owner, { bytes: await drawing({ left: '#0c7a75' }).jpeg().toBuffer() })
  const reply = await owner.post('/admin/media/lookup', { mediaIds: [media.id, unknownId, media.id] })
  expect((reply.body.data as { media: Media[] }).media.map(({ id }) => id)).toEqual([media.id])
  expect((await owner.post('/admin/media/lookup', { mediaIds: ['bukan-id'] })).status).toBe(422)
  expect((await app.visitor().post('/admin/media/lookup', { mediaIds: [] })).status).toBe(401)
  expect((await (await app.signedIn({ role: 2 })).post('/admin/media/lookup', { mediaIds: [] })).status).toBe(403)
})
