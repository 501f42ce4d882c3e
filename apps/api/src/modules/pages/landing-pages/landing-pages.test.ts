import type { LandingPage, LandingPageSummary } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { headline, makePage, type PageDetail, readPage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { addPartner } from '../../identity/partners/index.ts'

const app = await createTestApp()
const desk = await app.signedIn({ name: 'Sari' })
const nowhere = '0190f5fe-7c00-7a00-8000-000000000000'

const list = async (query = '') =>
  (await desk.get(`/admin/landing-pages${query}`)).body.data as {
    items: LandingPageSummary[]
    total: number
    page: number
    perPage: number
  }

test('a new page is an empty draft at the link that was asked for', async () => {
  const reply = await desk.post('/admin/landing-pages', {
    name: '  Kelas foto produk ',
    link_landing_page: 'kelas-foto',
    kind: 'exclusive',
  })

  expect(reply.status).toBe(201)
  const { page, document } = reply.body.data as PageDetail
  expect(page).toMatchObject({
    name: 'Kelas foto produk',
    kind: 'exclusive',
    exclusive_landingpage: true,
    link_landing_page: 'kelas-foto',
    address: '/kelas-foto',
    status: 'draft',
    headVersion: 0,
    partner_id: null,
    updatedBy: 'Sari',
    hasUnpublishedChanges: false,
  })
  expect(document.sections).toEqual([])
})

test('a partner’s page lives below /p and names its partner', async () => {
  const { id: partnerId } = await app.database.transaction((queries) => addPartner(queries, { name: 'Kopi Uji' }))
  const reply = await desk.post('/admin/landing-pages', {
    name: 'Kopi',
    link_landing_page: 'kopi-uji',
    kind: 'partner',
    partner_id: partnerId,
  })

  expect(reply.body.data).toMatchObject({
    page: { address: '/p/kopi-uji', partner_id: partnerId, exclusive_landingpage: false },
  })
  expect((await desk.get('/admin/partners')).body.data).toContainEqual({
    id: partnerId,
    name: 'Kopi Uji',
    reference: expect.stringMatching(/^[a-z2-8]{10}$/),
    subdomain: null,
  })
})

test.each([
  ['an unknown partner', { kind: 'partner', partner_id: nowhere }, 'partner_id'],
  ['a partner on an exclusive page', { kind: 'exclusive', partner_id: nowhere }, 'partner_id'],
  ['no name', { name: '   ' }, 'name'],
  ['a kind that comes with later records', { kind: 'course' }, 'kind'],
  ['capitals and blanks in its link', { link_landing_page: 'Kelas Baru' }, 'link_landing_page'],
  ['a hyphen at the end of its link', { link_landing_page: 'kelas-' }, 'link_landing_page'],
  ['two hyphens in its link', { link_landing_page: 'kelas--baru' }, 'link_landing_page'],
  ['two letters for a link', { link_landing_page: 'ab' }, 'link_landing_page'],
])('a page with %s is refused beside its field', async (_, wrong, path) => {
  const reply = await desk.post('/admin/landing-pages', {
    name: 'Halaman',
    link_landing_page: 'halaman-salah',
    kind: 'exclusive',
    ...wrong,
  })

  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'invalid_input', fields: [{ path }] } } })
})

test('a page’s own link is free to it', async () => {
  const { page } = await makePage(desk, { link: 'milik-sendiri' })
  expect(
    (await desk.get(`/admin/links?kind=exclusive&link=milik-sendiri&exceptPageId=${page.id}`)).body.data,
  ).toMatchObject({ isFree: true })
})

test('a page is renamed and moved without touching its document', async () => {
  const { page, document } = await makePage(desk)

  const reply = await desk.patch(`/admin/landing-pages/${page.id}`, {
    name: 'Nama baru',
    link_landing_page: 'alamat-baru',
  })

  expect(reply).toMatchObject({
    status: 200,
    body: { data: { name: 'Nama baru', address: '/alamat-baru', headVersion: page.headVersion } },
  })
  expect((await readPage(desk, page.id)).document).toEqual(document)
})

test('a partner’s page that becomes exclusive leaves its partner', async () => {
  const { id: partnerId } = await app.database.transaction((queries) => addPartner(queries, { name: 'Mitra lama' }))
  const { page } = await makePage(desk, { kind: 'partner' })
  await desk.patch(`/admin/landing-pages/${page.id}`, { partner_id: partnerId })

  expect((await desk.patch(`/admin/landing-pages/${page.id}`, { kind: 'exclusive' })).body.data).toMatchObject({
    kind: 'exclusive',
    partner_id: null,
    address: `/${page.link_landing_page}`,
  })
})

test('a copy has the texts of its page and new ids', async () => {
  const { page, document } = await makePage(desk, { sections: [headline({ title: 'Sama' }), headline()] })

  const reply = await desk.post(`/admin/landing-pages/${page.id}/duplicate`, {
    name: 'Salinan',
    link_landing_page: 'salinan-halaman',
  })

  expect(reply.status).toBe(201)
  const copy = reply.body.data as PageDetail
  expect(copy.page).toMatchObject({ name: 'Salinan', status: 'draft', headVersion: 0 })
  expect(copy.document.sections.map(({ content }) => content.title)).toEqual(
    document.sections.map(({ content }) => content.title),
  )
  const ids = (one: PageDocument) => one.sections.map(({ id }) => id)
  expect(ids(copy.document).some((id) => ids(document).includes(id))).toBe(false)
})

test('a page that is not there has one answer for everything', async () => {
  const paths = [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/duplicate'],
    ['POST', '/unpublish'],
    ['GET', '/versions'],
    ['POST', '/restore'],
    ['POST', '/previews'],
    ['DELETE', '/previews'],
  ] as const
  for (const [method, rest] of paths) {
    const body =
      method === 'POST' && rest === '/duplicate'
        ? { name: 'Salinan', link_landing_page: 'salinan' }
        : method === 'GET' || method === 'DELETE'
          ? undefined
          : {}
    const reply = await desk.send(method, `/admin/landing-pages/${nowhere}${rest}`, body)
    expect([method, rest, reply.status]).toEqual([method, rest, 404])
  }
})

test('a page in the trash is out of sight, keeps its link, and comes back as it was', async () => {
  const { page, document } = await makePage(desk, { link: 'ke-tempat-sampah' })

  const deleted = await desk.remove(`/admin/landing-pages/${page.id}`)

  expect(deleted).toMatchObject({ status: 200, body: { data: { status: 'draft', deletedAt: expect.any(String) } } })
  expect((await desk.get(`/admin/landing-pages/${page.id}`)).status).toBe(404)
  expect((await list('?search=ke-tempat-sampah')).total).toBe(0)
  expect((await list('?status=trash&search=ke-tempat-sampah')).items.map(({ id }) => id)).toEqual([page.id])
  expect(
    (
      await desk.post('/admin/landing-pages', {
        name: 'Baru',
        link_landing_page: 'ke-tempat-sampah',
        kind: 'exclusive',
      })
    ).status,
  ).toBe(409)

  expect((await desk.post(`/admin/landing-pages/${page.id}/restore`)).body.data).toMatchObject({
    status: 'draft',
    deletedAt: null,
  })
  expect((await readPage(desk, page.id)).document).toEqual(document)
})

test('after 30 days in the trash a page is gone and its link is free', async () => {
  const { page } = await makePage(desk, { link: 'sudah-lama' })
  await desk.remove(`/admin/landing-pages/${page.id}`)
  await app.database.queries.execute(
    sql`UPDATE landing_pages SET deleted_at = now() - interval '31 days' WHERE id = ${page.id}`,
  )

  expect((await desk.post(`/admin/landing-pages/${page.id}/restore`)).status).toBe(404)
  expect(
    (await desk.post('/admin/landing-pages', { name: 'Baru', link_landing_page: 'sudah-lama', kind: 'exclusive' }))
      .status,
  ).toBe(201)
})

test('the list is sorted by the latest change, counted and cut into pages', async () => {
  const first = await makePage(desk, {
    link: 'urutan-satu',
    sections: [headline(), headline(), headline(), headline()],
  })
  const second = await makePage(desk, { link: 'urutan-dua' })
  await desk.patch(`/admin/landing-pages/${first.page.id}`, { name: 'Baru disentuh' })

  const { items, total } = await list('?search=urutan-')
  expect(items.map(({ id }) => id)).toEqual([first.page.id, second.page.id])
  expect(total).toBe(2)
  expect(items[0]).toMatchObject({ sectionCount: 4, opening: { media: [] } })
  expect(items[0]?.opening.document.sections).toHaveLength(3)
  expect((await list('?search=urutan-&perPage=1&page=2')).items.map(({ id }) => id)).toEqual([second.page.id])
})

test('the list is sorted by name or by when a page was made, where that is asked for', async () => {
  const names = async (sort: string) => (await list(`?search=susun-&sort=${sort}`)).items.map(({ name }) => name)
  const made = []
  for (const link of ['susun-satu', 'susun-dua', 'susun-tiga']) made.push((await makePage(desk, { link })).page.id)
  const given = ['Belimbing', 'Cabai', 'anggur']
  for (const [at, name] of given.entries()) await desk.patch(`/admin/landing-pages/${made[2 - at]}`, { name })
  expect(await names('name')).toEqual(['anggur', 'Belimbing', 'Cabai'])
  expect(await names('newest')).toEqual(['Belimbing', 'Cabai', 'anggur'])
  expect(await names('changed')).toEqual(['anggur', 'Cabai', 'Belimbing'])
  expect((await desk.get('/admin/landing-pages?sort=price')).status).toBe(422)
})

test('the list is filtered by kind and state', async () => {
  const draft = await makePage(desk, { link: 'saring-draf', kind: 'partner' })
  const live = await makePage(desk, { link: 'saring-terbit' })
  await desk.post(`/admin/landing-pages/${live.page.id}/publish`, { headVersion: live.page.headVersion })

  const ids = async (query: string) =>
    (await list(`?search=saring-&${query}`)).items.map((page: LandingPage) => page.id)
  expect(await ids('kind=partner')).toEqual([draft.page.id])
  expect(await ids('status=published')).toEqual([live.page.id])
  expect(await ids('status=draft')).toEqual([draft.page.id])
  expect(await ids('status=changed')).toEqual([])
})
