import type { AuditEntry } from '@naikkelas/contract/identity'
import type { PublicationAction, PublicationResult } from '@naikkelas/contract/content'
import type { Promotion, PromotionBanner, PromotionValue, ShownBanners } from '@naikkelas/contract/site'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeFixedPage } from '../../../testing/fixed-page.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const MINUTE_MS = 60_000
const start = Date.parse('2026-11-20T05:00:00.000Z')
const at = (minutes: number) => new Date(start + minutes * MINUTE_MS)
let now = at(0)
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const { media } = await upload(app, desk, { bytes: await drawing().png().toBuffer(), fileName: 'promo.png' })
await makeFixedPage(app.context, '/', 'Beranda')
await makeFixedPage(app.context, '/jasa-kami', 'Jasa kami')

const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const listed = async (query = '') => dataOf<{ items: Promotion[] }>(await desk.get(`/admin/promotions${query}`)).items
const change = async (action: PublicationAction, ...ids: string[]) =>
  dataOf<PublicationResult>(await desk.post('/admin/promotions/change-status', { action, ids }))
const replace = (id: string, value: PromotionValue, version: number) =>
  desk.send('PUT', `/admin/promotions/${id}`, { value, version })

beforeEach(async () => {
  now = at(0)
  const items = await listed()
  if (items.length > 0) await change('archive', ...items.map(({ id }) => id))
  await app.runJobs()
  app.pageDrawer.drawn.length = 0
})

const bannerAt = (placement: PromotionBanner['placement'], alt: string): PromotionBanner => ({
  placement,
  pictureId: media.id,
  phonePictureId: null,
  alt,
})
const valueOf = (given: Partial<PromotionValue> = {}): PromotionValue => ({
  title: 'Akhir bulan',
  landingPageId: null,
  banners: [bannerAt(1, 'Semua')],
  startsAt: null,
  endsAt: null,
  ...given,
})
async function make(given: Partial<PromotionValue> = {}): Promise<Promotion> {
  const reply = await desk.post('/admin/promotions', { value: valueOf(given) })
  expect(reply).toMatchObject({ status: 201 })
  return dataOf<Promotion>(reply)
}
async function publish(given: Partial<PromotionValue> = {}): Promise<Promotion> {
  const made = await make(given)
  expect(await change('publish', made.id)).toMatchObject({ done: [{ id: made.id }], left: [] })
  return made
}
async function landingPage({ isPublished = true } = {}) {
  const { page } = await makePage(desk)
  if (isPublished) await publishPage(page.id)
  await app.runJobs()
  app.pageDrawer.drawn.length = 0
  return { id: page.id, address: page.address }
}
const headOf = async (id: string) =>
  dataOf<{ page: { headVersion: number } }>(await desk.get(`/admin/landing-pages/${id}`)).page.headVersion
const publishPage = async (id: string) =>
  expect(await desk.post(`/admin/landing-pages/${id}/publish`, { headVersion: await headOf(id) })).toMatchObject({
    status: 200,
  })

/** Where the banners of a public screen lead, with their words. */
async function shown(placement: number) {
  const { banners } = dataOf<ShownBanners>(await visitor.get(`/banners?placement=${placement}`))
  return banners.map(({ alt, href }) => [alt, href])
}
/** What landing pages do is seen on public screens once what is kept of banners has been read again. */
const expectSoon = (placement: number, banners: unknown) =>
  expect.poll(() => shown(placement), { timeout: 15_000 }).toEqual(banners)
/** Kept pages that were drawn since it was asked last, each with where its banners lead. */
async function drawn() {
  await app.runJobs()
  const pages = app.pageDrawer.drawn
    .filter(({ kind }) => kind === 'fixed')
    .map(({ address, banners }) => [address, banners?.banners.map(({ alt, href }) => `${alt} ${href}`)])
  app.pageDrawer.drawn.length = 0
  return pages.toSorted()
}

describe('what a page shows', () => {
  test('is the banner of its placement, else that of all pages, before single banners', async () => {
    const { id: landingPageId, address } = await landingPage()
    const single = {
      title: 'Satuan',
      placement: 1,
      pictureId: media.id,
      phonePictureId: null,
      alt: 'Satuan',
      href: '/events',
    }
    const made = await desk.post('/admin/banners', {
      kind: 'banner',
      value: { ...single, startsAt: null, endsAt: null },
    })
    const { id } = dataOf<{ id: string }>(made)
    await desk.post('/admin/banners/change-status', { action: 'publish', ids: [id] })
    await publish({ landingPageId, banners: [bannerAt(1, 'Semua'), bannerAt(3, 'Kelas')] })
    expect(await shown(3)).toEqual([
      ['Kelas', address],
      ['Satuan', '/events'],
    ])
    expect(await shown(2)).toEqual([
      ['Semua', address],
      ['Satuan', '/events'],
    ])
    await desk.post('/admin/banners/change-status', { action: 'archive', ids: [id] })
  })

  test('is nothing on placements without a banner, and of two promotions the one that began last comes first', async () => {
    const { id: landingPageId } = await landingPage()
    await publish({ landingPageId, banners: [bannerAt(3, 'Baru')], startsAt: at(-1).toISOString() })
    await publish({ landingPageId, banners: [bannerAt(3, 'Lama')], startsAt: at(-2).toISOString() })
    expect((await shown(3)).map(([alt]) => alt)).toEqual(['Baru', 'Lama'])
    expect(await shown(4)).toEqual([])
  })

  test('begins and ends with its window, on public screens and on pages that are kept', async () => {
    const { id: landingPageId, address } = await landingPage()
    await publish({
      landingPageId,
      banners: [bannerAt(2, 'Sebentar')],
      startsAt: at(10).toISOString(),
      endsAt: at(20).toISOString(),
    })
    expect(await drawn()).toEqual([['/', []]])
    now = at(10)
    expect(await drawn()).toEqual([['/', [`Sebentar ${address}`]]])
    expect(await shown(2)).toHaveLength(1)
    now = at(20)
    expect(await drawn()).toEqual([['/', []]])
    expect(await shown(2)).toEqual([])
  })
})

describe('the page it leads to', () => {
  test('while it is not published nothing is shown, and the back office says that the promotion is held', async () => {
    const { id: landingPageId, address } = await landingPage({ isPublished: false })
    const { id } = await publish({ landingPageId, banners: [bannerAt(2, 'Promo')] })
    expect(await drawn()).toEqual([['/', []]])
    expect(await shown(2)).toEqual([])
    expect(await listed()).toMatchObject([{ id, state: 'published', isShown: false, isHeld: true }])
    await publishPage(landingPageId)
    expect(await drawn()).toEqual([['/', [`Promo ${address}`]]])
    await expectSoon(2, [['Promo', address]])
    expect(await listed()).toMatchObject([{ id, isShown: true, isHeld: false, page: { isPublished: true } }])
  })

  test('when it moves or is taken down, exactly the pages with the banner are drawn again', async () => {
    const { id: landingPageId } = await landingPage()
    await publish({ landingPageId, banners: [bannerAt(2, 'Promo')] })
    await drawn()
    const { page } = dataOf<{ page: { name: string; version: number } }>(
      await desk.get(`/admin/landing-pages/${landingPageId}`),
    )
    const link = `pindah-${landingPageId.slice(-6)}`
    const moved = await desk.send('PATCH', `/admin/landing-pages/${landingPageId}`, {
      name: page.name,
      link_landing_page: link,
    })
    expect(moved).toMatchObject({ status: 200 })
    expect(await drawn()).toEqual([['/', [`Promo /${link}`]]])
    await expectSoon(2, [['Promo', `/${link}`]])
    await desk.post(`/admin/landing-pages/${landingPageId}/unpublish`)
    expect(await drawn()).toEqual([['/', []]])
    await expectSoon(2, [])
  })

  test('a landing page that is published while a page with the banner is drawn is not missed', async () => {
    const { id: landingPageId, address } = await landingPage({ isPublished: false })
    const { id } = await make({ landingPageId, banners: [bannerAt(2, 'Promo')] })
    await change('publish', id)
    let isFirst = true
    app.pageDrawer.beforeDrawing = async () => {
      if (!isFirst) return
      isFirst = false
      await publishPage(landingPageId)
    }
    await app.runJobs()
    app.pageDrawer.beforeDrawing = undefined
    expect((await drawn()).at(-1)).toEqual(['/', [`Promo ${address}`]])
  })

  test('a promotion that is changed while a page is drawn is known to that page afterwards', async () => {
    const { id: landingPageId, address } = await landingPage({ isPublished: false })
    const single = await publish({ landingPageId, banners: [bannerAt(3, 'Kelas')] })
    await publish({ landingPageId: (await landingPage()).id, banners: [bannerAt(2, 'Lain')] })
    let isFirst = true
    app.pageDrawer.beforeDrawing = async () => {
      if (!isFirst) return
      isFirst = false
      await replace(single.id, valueOf({ landingPageId, banners: [bannerAt(2, 'Promo')] }), 2)
    }
    await app.runJobs()
    app.pageDrawer.beforeDrawing = undefined
    await drawn()
    await publishPage(landingPageId)
    expect((await drawn()).at(-1)?.[1]).toContain(`Promo ${address}`)
  })
})

describe('the back office', () => {
  test('banners that change their placement leave one page and come to others; drafts change none', async () => {
    const { id: landingPageId, address } = await landingPage()
    const { id } = await publish({ landingPageId, banners: [bannerAt(2, 'Promo')] })
    await drawn()
    const value = valueOf({ landingPageId, banners: [bannerAt(1, 'Promo')] })
    expect(await replace(id, value, 2)).toMatchObject({ status: 200 })
    expect(await drawn()).toEqual([
      ['/', [`Promo ${address}`]],
      ['/jasa-kami', [`Promo ${address}`]],
    ])
    await change('unpublish', id)
    expect(await drawn()).toEqual([
      ['/', []],
      ['/jasa-kami', []],
    ])
    await replace(id, valueOf({ landingPageId, title: 'Draf' }), 4)
    expect(await drawn()).toEqual([])
  })

  test('a draft without its parts is kept, and not published before it has them', async () => {
    const { id: landingPageId } = await landingPage()
    const { id } = await make({ banners: [] })
    const reasons = []
    for (const [version, given] of [
      { banners: [] },
      { landingPageId, banners: [] },
      { landingPageId, banners: [{ ...bannerAt(2, ''), pictureId: null }] },
      { landingPageId, banners: [bannerAt(2, ' ')] },
      { landingPageId, startsAt: at(-2).toISOString(), endsAt: at(-1).toISOString() },
    ].entries()) {
      expect(await replace(id, valueOf(given), version + 1)).toMatchObject({ status: 200 })
      reasons.push((await change('publish', id)).left[0]?.reason)
    }
    expect(reasons).toEqual([
      'Halaman tujuannya belum dipilih.',
      'Belum ada banner.',
      'Gambarnya belum dipilih.',
      'Teks pengganti gambarnya belum ditulis.',
      'Waktu berakhirnya sudah lewat.',
    ])
  })

  test('what visitors see cannot lose its parts, and keeps since when it is seen', async () => {
    const { id: landingPageId } = await landingPage()
    const { id } = await publish({ landingPageId })
    const without = await replace(id, valueOf({ landingPageId, banners: [bannerAt(1, 'A'), bannerAt(2, '')] }), 2)
    expect(fieldsIn(without)).toEqual([
      { path: 'value.banners.1.alt', message: 'Teks pengganti gambarnya belum ditulis' },
    ])
    const kept = dataOf<Promotion>(await replace(id, valueOf({ landingPageId }), 2))
    expect(kept.value.startsAt).toBe(at(0).toISOString())
  })

  test('hidden characters and spaces around words are not stored', async () => {
    const { value } = await make({ title: ' Akhir\u200B bulan ', banners: [bannerAt(1, '\u202ESemua')] })
    expect([value.title, value.banners[0]?.alt]).toEqual(['Akhir bulan', 'Semua'])
  })

  test('who saves second gets both values', async () => {
    const { id } = await make()
    await replace(id, valueOf({ title: 'Mereka' }), 1)
    const mine = valueOf({ title: 'Saya', banners: [bannerAt(4, 'Artikel')] })
    expect(await replace(id, mine, 1)).toMatchObject({
      status: 409,
      body: { data: { code: 'content_changed', mine, theirs: { value: { title: 'Mereka' }, version: 2 } } },
    })
    expect((await listed())[0]?.value.banners).toEqual([bannerAt(1, 'Semua')])
  })

  test('the list is searched and goes through the archive', async () => {
    const { id } = await make({ title: 'Gajian' })
    await make({ title: 'Lebaran' })
    expect((await listed('?search=gaji')).map(({ value }) => value.title)).toEqual(['Gajian'])
    await change('archive', id)
    expect(await listed('?search=gaji')).toEqual([])
    expect((await listed('?search=gaji&state=archived')).map((one) => one.id)).toEqual([id])
    await change('restore', id)
    expect(await listed('?search=gaji')).toMatchObject([{ id, state: 'draft' }])
  })

  test('the log says who changed and published which promotion', async () => {
    const { id: landingPageId } = await landingPage()
    const { id } = await publish({ landingPageId })
    await replace(id, valueOf({ landingPageId, title: 'Baru' }), 2)
    const { items } = dataOf<{ items: AuditEntry[] }>(await desk.get('/admin/audit-entries'))
    const paths = items.map(({ endpoint }) => endpoint)
    expect(paths).toContain('PUT /admin/promotions/{promotionId}')
    expect(paths).toContain('POST /admin/promotions/change-status')
    expect(paths).toContain('POST /admin/promotions')
  })

  test('401 without a session, 403 without the menu, 404 for an unknown id, 422 for what cannot be', async () => {
    const value = valueOf()
    const unknown = `/admin/promotions/${randomUUID()}`
    const reader = await app.signedIn({ role: 1, menus: [{ menu: 'banners', capability: 'view' }] })
    const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'announcements', capability: 'manage' }] })
    const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
      (await by.get('/admin/promotions')).status,
      (await by.get(unknown)).status,
      (await by.post('/admin/promotions', { value })).status,
      (await by.send('PUT', unknown, { value, version: 1 })).status,
      (await by.post('/admin/promotions/change-status', { action: 'archive', ids: [randomUUID()] })).status,
    ]
    expect(await statusesOf(visitor)).toEqual([401, 401, 401, 401, 401])
    expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403])
    expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403])
    expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 200])
    const refusals = []
    for (const wrong of [
      { landingPageId: randomUUID() },
      { banners: [{ ...bannerAt(1, 'A'), pictureId: randomUUID() }] },
      { banners: [bannerAt(2, 'A'), bannerAt(2, 'B')] },
      { startsAt: at(1).toISOString(), endsAt: at(0).toISOString() },
    ])
      refusals.push(fieldsIn(await desk.post('/admin/promotions', { value: { ...value, ...wrong } })))
    expect(refusals).toEqual([
      [{ path: 'value.landingPageId', message: 'Halaman ini sudah tidak ada' }],
      [{ path: 'value.banners', message: 'Salah satu gambarnya sudah tidak ada' }],
      [{ path: 'value.banners', message: 'Paling banyak satu banner di tiap tempat' }],
      [{ path: 'value.endsAt', message: 'Waktu berakhir harus sesudah waktu mulai' }],
    ])
    for (const wrong of [{ title: ' ' }, { banners: [{ ...bannerAt(1, 'A'), placement: 5 }] }, { extra: 1 }])
      expect((await desk.post('/admin/promotions', { value: { ...value, ...wrong } })).status).toBe(422)
    expect((await desk.get('/admin/promotions?after=x')).status).toBe(422)
  })
})
