import { randomUUID } from 'node:crypto'
import type { OutputFor } from '@naikkelas/contract'
import type { createPagesFromTable, LandingPageSummary } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { headline, makePage, readPage } from '../../../testing/page-factories.ts'
import { holderOf, mistakesIn } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn({ role: 0 })
const mark = () => randomUUID().slice(0, 8)
const row = (given: { name?: string; link?: string; offer?: object } = {}) => ({
  name: given.name ?? 'Kelas kota',
  link_landing_page: given.link ?? `kota-${mark()}`,
  offer: given.offer ?? {},
})
const body = (rows: object[], source: object, folderName = `Kota ${mark()}`) => ({ source, folderName, rows })
const create = async (given: object, by: typeof desk = desk) => {
  const reply = await by.post('/admin/landing-pages/many', given)
  return { ...reply, data: reply.body.data as OutputFor<typeof createPagesFromTable> }
}
const template = { kind: 'template', template: 'paid_course' }

test('each row becomes a draft with its own name, link and offer, in a folder of their own', async () => {
  const { page } = await makePage(desk, { sections: [headline({ title: 'Mulai {harga}' })] })
  const given = body(
    [
      row({ name: 'Kelas Bandung', offer: { price: 1_250_000, seats: 20 } }),
      row({ name: 'Kelas Medan', offer: { price: 990_000, deadline: '2026-12-31T16:59:00Z' } }),
    ],
    { kind: 'page', pageId: page.id },
    `Kota ${mark()}`,
  )
  const { status, data } = await create(given)
  expect(status).toBe(201)
  expect(data.folder).toMatchObject({ name: given.folderName, pageCount: 2 })
  const [bandung, medan] = await Promise.all(data.pages.map(({ id }) => readPage(desk, id)))
  expect(bandung).toMatchObject({
    page: { name: 'Kelas Bandung', status: 'draft' },
    document: { offer: { price: 1_250_000, seats: 20, deadline: null } },
  })
  expect(medan?.document.offer).toMatchObject({ price: 990_000, deadline: '2026-12-31T16:59:00Z' })
  expect(bandung?.document.sections[0]?.content.title).toBe('Mulai {harga}')
  expect(bandung?.document.sections[0]?.id).not.toBe(medan?.document.sections[0]?.id)
  const listed = (await desk.get(`/admin/landing-pages?folder=${data.folder.id}`)).body.data
  expect((listed as { items: LandingPageSummary[] }).items).toHaveLength(2)
})

test('one invalid row creates nothing, and every invalid row is reported', async () => {
  const taken = await makePage(desk)
  const free = `bebas-${mark()}`
  const folderName = `Salah ${mark()}`
  const rows = [
    row({ link: free }),
    row({ link: taken.page.link_landing_page }),
    row({ link: free }),
    row({ link: 'admin' }),
    row({ offer: { price: 500_000, strikePrice: 400_000 } }),
  ]
  const refused = await create(body(rows, template, folderName))
  expect(refused.status).toBe(422)
  expect(mistakesIn(refused)).toEqual({
    'rows.1.link_landing_page': 'Tautan ini sudah dipakai halaman lain.',
    'rows.2.link_landing_page': 'Tautan ini sudah dipakai baris lain.',
    'rows.3.link_landing_page': 'Tautan ini dipakai oleh sistem.',
    'rows.4.offer.strikePrice': 'Harga sebelum diskon harus lebih tinggi daripada harga penawaran.',
  })
  const listed = (await desk.get(`/admin/landing-pages?search=${free}`)).body.data
  expect((listed as { total: number }).total).toBe(0)
  const groups = (await desk.get('/admin/page-groups')).body.data as { folders: { name: string }[] }
  expect(groups.folders.map(({ name }) => name)).not.toContain(folderName)
})

test('a folder of the same name gets a number', async () => {
  const folderName = `Sama ${mark()}`
  await create(body([row()], template, folderName))
  expect((await create(body([row()], template, folderName))).data.folder.name).toBe(`${folderName} (2)`)
})

test('links are asked about all at once', async () => {
  const { page } = await makePage(desk)
  const links = [page.link_landing_page, `bebas-${mark()}`, 'x']
  const { data } = (await desk.post('/admin/links/check', { kind: 'exclusive', links })).body
  expect(data).toEqual({
    flaws: [
      { link: page.link_landing_page, message: 'Tautan ini sudah dipakai halaman lain.' },
      { link: 'x', message: 'Tautan minimal 3 karakter' },
    ],
  })
})

test('permissions, limits and sources of bulk creation', async () => {
  const one = () => body([row()], template)
  expect((await create(one(), await holderOf(app, 'view'))).status).toBe(403)
  expect((await create(one(), await holderOf(app, 'publish'))).status).toBe(403)
  expect((await app.visitor().post('/admin/landing-pages/many', one())).status).toBe(401)
  expect((await app.visitor().post('/admin/links/check', { kind: 'exclusive', links: ['abc'] })).status).toBe(401)
  expect((await create(body([row()], { kind: 'page', pageId: randomUUID() }))).status).toBe(404)
  expect(mistakesIn(await create(body([], template)))).toEqual({ rows: 'Tabelnya masih kosong' })
  const many = Array.from({ length: 101 }, () => row())
  expect(mistakesIn(await create(body(many, template)))).toEqual({ rows: 'Paling banyak 100 halaman sekaligus' })
  expect(mistakesIn(await create(body([row({ name: ' ' })], template)))).toEqual({
    'rows.0.name': 'Nama halaman harus diisi',
  })
})
