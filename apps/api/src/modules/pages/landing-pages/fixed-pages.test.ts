import { randomUUID } from 'node:crypto'
import { isFixedPagePath, landingAddress, reservedSegments, specificationPaths } from '@naikkelas/contract'
import type { LandingPage } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { makeFixedPage } from '../../../testing/fixed-page.ts'
import { change, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { missingFixedPages } from './fixed-pages.service.ts'

const app = await createTestApp()
const other = await createTestApp({ database: app.database })
const desk = await app.signedIn({ name: 'Sari' })
const path = '/jasa-kami/marketplace'
const install = (one: typeof app = app) => makeFixedPage(one.context, path, 'Toko Anda, kami yang rapikan')

async function installed(): Promise<LandingPage> {
  await install()
  const { body } = await desk.get('/admin/landing-pages?kind=fixed')
  const [found] = (body.data as { items: LandingPage[] }).items
  if (!found) throw new Error('the fixed page is not listed')
  return found
}

test('a fixed page is published at its path of two segments from the start, once, by processes that start together', async () => {
  expect(await missingFixedPages(app.context, [path, '/jasa-kami'])).toEqual([path, '/jasa-kami'])

  await Promise.all([install(), install(other)])

  const { body } = await desk.get('/admin/landing-pages?kind=fixed')
  expect(body.data).toMatchObject({
    total: 1,
    items: [{ address: path, status: 'published', name: 'Jasa Marketplace' }],
  })
  expect(await app.publicPages.findAddress('fixed', path)).toMatchObject({ answer: { kind: 'page' } })
  expect((await app.publicPages.listPublished()).map(({ address }) => address)).toContain(path)
  expect(await missingFixedPages(app.context, [path, '/jasa-kami'])).toEqual(['/jasa-kami'])
})

test('what a marketer made of a fixed page outlives the next start', async () => {
  const { id, headVersion } = await installed()
  const [section] = (await readPage(desk, id)).document.sections
  if (!section) throw new Error('the page has no section')
  await send(desk, id, headVersion, change(retitle(section, 'Judul dari pemasar')))
  const { page: changed } = await readPage(desk, id)
  await desk.post(`/admin/landing-pages/${id}/publish`, { headVersion: changed.headVersion })

  await install()

  const after = await readPage(desk, id)
  expect(after.document.sections[0]?.content.title).toBe('Judul dari pemasar')
  expect(after.page.publishedVersion).toBe(changed.headVersion)
})

test.for([
  { name: 'taken down', act: (id: string) => desk.post(`/admin/landing-pages/${id}/unpublish`) },
  { name: 'deleted', act: (id: string) => desk.remove(`/admin/landing-pages/${id}`) },
  {
    name: 'moved',
    act: (id: string) => desk.patch(`/admin/landing-pages/${id}`, { link_landing_page: 'tempat-lain' }),
  },
  { name: 'made another kind', act: (id: string) => desk.patch(`/admin/landing-pages/${id}`, { kind: 'exclusive' }) },
  {
    name: 'scheduled to end',
    act: (id: string) =>
      desk.send('PUT', `/admin/landing-pages/${id}/schedule`, {
        headVersion: 0,
        publishAt: null,
        unpublishAt: new Date(Date.now() + 86_400_000).toISOString(),
        redirect: null,
      }),
  },
])('a fixed page cannot be $name: a sentence says why, and it stays', async ({ act }) => {
  const { id } = await installed()

  expect(await act(id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Halaman situs selalu ada'), data: { code: 'fixed_page' } },
  })

  expect((await readPage(desk, id)).page).toMatchObject({ status: 'published', address: path, kind: 'fixed' })
})

test('a fixed page is renamed in the admin, and duplicated as a page with a link of its own', async () => {
  const { id } = await installed()
  expect(await desk.patch(`/admin/landing-pages/${id}`, { name: 'Jasa toko' })).toMatchObject({ status: 200 })

  const copy = await desk.post(`/admin/landing-pages/${id}/duplicate`, {
    name: 'Salinan jasa',
    link_landing_page: 'salinan-jasa',
  })

  expect(copy).toMatchObject({
    status: 201,
    body: { data: { page: { kind: 'exclusive', address: '/salinan-jasa', status: 'draft' } } },
  })
})

test('a bulk action leaves fixed pages where they are and says so', async () => {
  const { id } = await installed()
  const { page: draft } = await makePage(desk)
  const seen = await Promise.all(
    [id, draft.id].map(async (one) => ({ id: one, headVersion: (await readPage(desk, one)).page.headVersion })),
  )

  const reply = await desk.post('/admin/landing-pages/bulk-actions', {
    id: randomUUID(),
    act: { kind: 'trash' },
    pages: seen,
  })

  expect(reply.body.data).toMatchObject({
    done: { pages: [{ id: draft.id }] },
    left: [{ id, reason: expect.stringContaining('Halaman situs selalu ada') }],
  })
  expect((await readPage(desk, id)).page.status).toBe('published')
})

test('every fixed path is one of the specification, and no other page may take its first segment', () => {
  const paths = Object.values(specificationPaths).flat().filter(isFixedPagePath)
  expect(paths.map((one) => landingAddress('fixed', one))).toEqual(paths)
  const segments = paths.filter((one) => one !== '/').map((one) => one.split('/')[1] ?? '')
  expect(segments.filter((one) => !reservedSegments.has(one))).toEqual([])
})
