import type { OutputFor } from '@naikkelas/contract'
import type { Version, getVersion } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const now = new Date('2026-11-20T12:30:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn({ name: 'Rani Designer' })
const writer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'text' }] })
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'view' }] })
const visitor = app.visitor()

const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const at = (pageId: string, versionId = '') =>
  `/admin/landing-pages/${pageId}/versions${versionId === '' ? '' : `/${versionId}`}`
const list = async (pageId: string) => (await desk.get(at(pageId))).body.data as Version[]

async function named(name = 'Sebelum diskon', who = desk) {
  const section = headline({ title: 'Judul pertama' })
  const { page } = await makePage(desk, { sections: [section] })
  const reply = await who.post(at(page.id), { name, headVersion: page.headVersion })
  return { page, section, reply, version: reply.body.data as Version }
}

test('a named version has its author and time, and does not change with the page', async () => {
  const { page, section, reply, version } = await named('  Sebelum\ndiskon ')
  expect(reply.status).toBe(201)
  expect(version).toMatchObject({
    name: 'Sebelum diskon',
    reason: 'named',
    actorName: 'Rani Designer',
    at: now.toISOString(),
    version: page.headVersion,
    isLive: false,
  })
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Judul kedua')))
  const kept = (await desk.get(at(page.id, version.id))).body.data as OutputFor<typeof getVersion>
  expect(kept.document.sections[0]?.content.title).toBe('Judul pertama')
})

test('a published and a named version of one state are both listed', async () => {
  const { page } = await named()
  await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  expect((await list(page.id)).map(({ reason }) => reason).sort()).toEqual(['named', 'published'])
})

test('the same state is not named twice, and a name says what to do instead', async () => {
  const { page } = await named()
  const again = await desk.post(at(page.id), { name: 'Lain', headVersion: page.headVersion })
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('Ganti namanya')])
})

test('naming a version is refused after a concurrent change', async () => {
  const { page, section } = await named()
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Judul lain')))
  const late = await desk.post(at(page.id), { name: 'Tertinggal', headVersion: page.headVersion })
  expect([late.status, late.body.data]).toMatchObject([409, { code: 'version_conflict', headVersion: 2 }])
  expect(await list(page.id)).toHaveLength(1)
})

test('a hundred are kept and no more, until one is deleted', async () => {
  const { page, section, version } = await named()
  await app.database.queries.execute(sql`
    INSERT INTO landing_page_versions (id, page_id, version, reason, name, document, actor_id, at)
    SELECT gen_random_uuid(), page_id, 1000 + number, reason, name, document, actor_id, at
    FROM landing_page_versions, generate_series(1, 99) AS number WHERE id = ${version.id}`)
  const { data } = await send(desk, page.id, page.headVersion, change(retitle(section, 'Judul lain')))
  const keep = () => desk.post(at(page.id), { name: 'Ke-101', headVersion: data.headVersion })
  const refused = await keep()
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('paling banyak 100')])
  expect((await desk.remove(at(page.id, version.id))).status).toBe(200)
  expect((await keep()).status).toBe(201)
})

test('a name is changed, and what was named is forgotten; what was published is neither', async () => {
  const { page, version } = await named()
  await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  const renamed = await desk.patch(at(page.id, version.id), { name: 'Harga lama' })
  expect([renamed.status, (renamed.body.data as Version).name]).toEqual([200, 'Harga lama'])
  expect((await desk.remove(at(page.id, version.id))).status).toBe(200)
  expect((await desk.get(at(page.id, version.id))).status).toBe(404)
  const [published] = await list(page.id)
  expect(published?.reason).toBe('published')
  expect((await desk.patch(at(page.id, published?.id), { name: 'Bukan milik saya' })).status).toBe(404)
  expect((await desk.remove(at(page.id, published?.id))).status).toBe(404)
  expect(await list(page.id)).toHaveLength(1)
})

test('writers can name versions and manage their own only; viewers cannot', async () => {
  const own = await named('Milik penulis', writer)
  expect(own.reply.status).toBe(201)
  expect((await writer.patch(at(own.page.id, own.version.id), { name: 'Lagi' })).status).toBe(200)
  expect((await writer.remove(at(own.page.id, own.version.id))).status).toBe(200)
  const { page, version } = await named()
  expect((await writer.patch(at(page.id, version.id), { name: 'Diubah' })).status).toBe(403)
  expect((await writer.remove(at(page.id, version.id))).status).toBe(403)
  expect((await viewer.post(at(page.id), { name: 'Lihat', headVersion: page.headVersion })).status).toBe(403)
  expect((await viewer.get(at(page.id))).status).toBe(200)
})

test.each([
  ['no name', { name: ' \u200b ', headVersion: 1 }, 'Nama versi harus diisi'],
  ['a name that is too long', { name: 'a'.repeat(81), headVersion: 1 }, 'Nama versi maksimal 80 karakter'],
  ['an unknown field', { name: 'Baik', headVersion: 1, reason: 'published' }, 'Isian ini tidak dikenal'],
])('%s is refused at its field with a sentence', async (_, body, sentence) => {
  const { page } = await makePage(desk)
  const reply = await desk.post(at(page.id), body)
  expect([reply.status, JSON.stringify(reply.body.data)]).toEqual([422, expect.stringContaining(sentence)])
})

test('a visitor may not, and what is not there is not found', async () => {
  const { page, version } = await named()
  const other = await makePage(desk)
  for (const reply of [
    await visitor.post(at(page.id), { name: 'Tamu', headVersion: 1 }),
    await visitor.patch(at(page.id, version.id), { name: 'Tamu' }),
    await visitor.remove(at(page.id, version.id)),
  ])
    expect(reply.status).toBe(401)
  expect((await desk.post(at(unknownId), { name: 'Tidak ada', headVersion: 1 })).status).toBe(404)
  expect((await desk.patch(at(other.page.id, version.id), { name: 'Halaman lain' })).status).toBe(404)
  expect((await desk.remove(at(other.page.id, version.id))).status).toBe(404)
})
