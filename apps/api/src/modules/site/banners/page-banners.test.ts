import type { Banner, BannerValue } from '@naikkelas/contract/site'
import { beforeEach, expect, test } from 'vitest'
import { makeFixedPage } from '../../../testing/fixed-page.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const start = Date.parse('2026-11-20T05:00:00.000Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)
let now = at(0)
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const { media } = await upload(app, desk, { bytes: await drawing().png().toBuffer(), fileName: 'promo.png' })
await makeFixedPage(app.context, '/', 'Beranda')
await makeFixedPage(app.context, '/jasa-kami', 'Jasa kami')
const { page } = await makePage(desk, { link: 'jualan' })
await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
beforeEach(async () => {
  now = at(0)
  const { items } = (await desk.get('/admin/banners?kind=banner')).body.data as { items: Banner[] }
  if (items.length > 0) await change('archive', ...items.map(({ id }) => id))
  await app.runJobs()
  app.pageDrawer.drawn.length = 0
})

const valueOf = (given: Partial<BannerValue>): BannerValue => ({
  title: 'Promo',
  placement: 1,
  pictureId: media.id,
  phonePictureId: null,
  alt: 'Promo',
  href: '/kelas/iklan',
  startsAt: null,
  endsAt: null,
  ...given,
})
const change = (action: string, ...ids: string[]) => desk.post('/admin/banners/change-status', { action, ids })
async function publish(given: Partial<BannerValue> = {}, kind = 'banner'): Promise<Banner> {
  const made = (await desk.post('/admin/banners', { kind, value: valueOf(given) })).body.data as Banner
  await change('publish', made.id)
  return made
}
/** What was drawn since it was asked last: each page with the words of its banners. */
async function drawn() {
  await app.runJobs()
  const pages = app.pageDrawer.drawn.map(({ address, banners }) => [address, banners?.banners.map(({ alt }) => alt)])
  app.pageDrawer.drawn.length = 0
  return pages.toSorted()
}

test('a banner of the home page is drawn there and nowhere else, and one of all pages on all that have the bars', async () => {
  const home = await publish({ placement: 2, alt: 'Beranda' })
  expect(await drawn()).toEqual([['/', ['Beranda']]])
  await publish({ placement: 1, alt: 'Semua' })
  expect(await drawn()).toEqual([
    ['/', ['Beranda', 'Semua']],
    ['/jasa-kami', ['Semua']],
  ])
  await publish({ placement: 3, alt: 'Kelas' })
  expect(await drawn()).toEqual([])
  await change('archive', home.id)
  expect(await drawn()).toEqual([['/', ['Semua']]])
})

test('a window opens and closes at its moment, with one drawing each and none between', async () => {
  await publish({ placement: 2, alt: 'Sebentar', startsAt: at(10).toISOString(), endsAt: at(20).toISOString() })
  expect(await drawn()).toEqual([['/', []]])
  now = at(9)
  expect(await drawn()).toEqual([])
  now = at(10)
  expect(await drawn()).toEqual([['/', ['Sebentar']]])
  now = at(15)
  expect(await drawn()).toEqual([])
  now = at(20)
  expect(await drawn()).toEqual([['/', []]])
  now = at(60)
  expect(await drawn()).toEqual([])
})

test('a banner that moves to another placement leaves one page and comes to others; drafts and order matter too', async () => {
  const first = await publish({ placement: 2, alt: 'Satu' })
  const second = await publish({ placement: 2, alt: 'Dua' })
  await drawn()
  const order = [second.id, first.id]
  await desk.post('/admin/banners/move', { kind: 'banner', seen: [first.id, second.id], order })
  expect(await drawn()).toEqual([['/', ['Dua', 'Satu']]])
  const value = valueOf({ placement: 1, alt: 'Satu' })
  await desk.send('PUT', `/admin/banners/${first.id}`, { value, version: 2 })
  expect(await drawn()).toEqual([
    ['/', ['Dua', 'Satu']],
    ['/jasa-kami', ['Satu']],
  ])
  const draft = (await desk.post('/admin/banners', { kind: 'banner', value })).body.data as Banner
  await desk.send('PUT', `/admin/banners/${draft.id}`, { value: valueOf({ alt: 'Draf' }), version: 1 })
  expect(await drawn()).toEqual([])
})

test('a banner that is published while a page is drawn is not forgotten', async () => {
  await publish({ placement: 2, alt: 'Satu' })
  let isFirst = true
  app.pageDrawer.beforeDrawing = async () => {
    if (!isFirst) return
    isFirst = false
    await publish({ placement: 2, alt: 'Dua' })
  }
  await app.runJobs()
  app.pageDrawer.beforeDrawing = undefined
  expect((await drawn()).at(-1)).toEqual(['/', ['Satu', 'Dua']])
})

test('a pop-up belongs to the page as well', async () => {
  const popup = await publish({ placement: 2, alt: 'Pop-up' }, 'popup')
  await app.runJobs()
  expect(app.pageDrawer.drawn.at(-1)?.banners?.popup?.alt).toBe('Pop-up')
  await change('archive', popup.id)
})
