import type { Experiment, PageAnalytics } from '@naikkelas/contract/marketing'
import { testSection } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { formSection, publish } from '../../../testing/form-factories.ts'
import { change, headline, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

// 22 November, 10.20 in Jakarta.
const today = new Date('2026-11-22T03:20:00Z')
let now = today
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const analyticsOf = async (pageId: string, query = '') =>
  (await desk.get(`/admin/landing-pages/${pageId}/figures${query}`)).body.data as PageAnalytics

async function fileOf(pageId: string) {
  const request = new Request(`http://localhost:3000/api/admin/landing-pages/${pageId}/figures.csv`, {
    headers: { cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  return (await app.fetch(request, { clientAddress: '203.0.113.7' })).text()
}

/** A public page with two headlines and a form, tested from 19 November, 10.00 in Jakarta. */
async function testedPage() {
  now = new Date('2026-11-19T03:00:00Z')
  const section = headline({ title: 'Judul lama' })
  const form = formSection('newsletter')
  const { page, document } = await makePage(desk, { sections: [section, form] })
  await send(desk, page.id, page.headVersion, change(...testSection(document, section.id)))
  await publish(desk, (await readPage(desk, page.id)).page)
  const path = `/admin/landing-pages/${page.id}/experiments`
  const weights = [
    { key: 'a', weight: 50 },
    { key: 'b', weight: 50 },
  ]
  const started = await desk.post(path, { goal: 'cta', leastLift: 20, weights })
  expect(started.status).toBe(201)
  const { publishedVersion } = (await readPage(desk, page.id)).page
  const mark = (await app.publicPages.loadBodies(page.id, publishedVersion ?? 0))?.split?.mark ?? ''
  const { id } = started.body.data as { id: string }
  const resultsOf = async () => {
    const list = (await desk.get(path)).body.data as Experiment[]
    return list[0]?.results.variants.map(({ key, visitors, reached }) => [key, visitors, reached])
  }
  return { pageId: page.id, formId: form.id, resultsOf, stop: () => desk.post(`${path}/${id}/stop`, {}), mark }
}

const press = { name: 'lp_cta_click' as const, button_type: 'cta' }
const view = { name: 'page_visit' as const }
const noSale = { sales: 0, revenue: 0 }

test('visits, clicks and leads of an A/B test are counted by variant', async () => {
  const { pageId, formId, stop, mark } = await testedPage()
  const visits = [
    // A: two visitors, three views, and one of them presses twice.
    { at: '2026-11-20T02:00:00Z', variant: 'a', visitorId: 'andi-sekarang', events: [view, press, press] },
    { at: '2026-11-20T02:10:00Z', variant: 'a', visitorId: 'andi-sekarang', events: [view] },
    { at: '2026-11-20T02:20:00Z', variant: 'a', visitorId: 'budi-sekarang', platform: 'desktop', events: [view] },
    // B: one visitor on two days of Jakarta, who presses on one of them.
    { at: '2026-11-20T16:59:00Z', variant: 'b', visitorId: 'citra-kemarin', events: [view] },
    { at: '2026-11-20T17:01:00Z', variant: 'b', visitorId: 'citra-hari-ini', events: [view, press] },
    // Visitors outside of the test, and with a variant that was not tested.
    { at: '2026-11-20T18:00:00Z', variant: '', visitorId: 'dewi-sekarang', events: [view, press] },
    { at: '2026-11-20T18:10:00Z', variant: 'd', visitorId: 'palsu-sekarang', events: [view, press] },
  ]
  for (const { at, ...visit } of visits) {
    now = new Date(at)
    expect((await sendVisit(visitor, visitOf({ pageId, ...visit }))).status).toBe(200)
  }
  await sendVisit(visitor, visitOf({ pageId, variant: 'b' }), { 'user-agent': 'Googlebot/2.1' })
  const sendAs = (email: string, cookie: string) =>
    app.visitor().send('POST', `/leads/${pageId}/${formId}`, { answers: { email } }, { cookie })
  expect((await sendAs('satu@contoh.test', `nk_v_${mark}=b`)).status).toBe(200)
  expect((await sendAs('dua@contoh.test', `nk_v_${mark}=b`)).status).toBe(200)
  expect((await sendAs('tiga@contoh.test', 'nk_v_00000000=b')).status).toBe(200)
  now = new Date('2026-11-21T03:00:00Z')
  expect((await stop()).status).toBe(200)
  now = today

  expect((await analyticsOf(pageId)).variants).toEqual([
    { key: 'a', views: 3, visitors: 2, ctaClicks: 2, ctaVisitors: 1, ctr: 1 / 2, leads: 0, ...noSale },
    { key: 'b', views: 2, visitors: 2, ctaClicks: 1, ctaVisitors: 1, ctr: 1 / 2, leads: 2, ...noSale },
  ])
  // A lead has no device.
  expect((await analyticsOf(pageId, '?device=mobile')).variants[0]).toEqual({
    key: 'a',
    views: 2,
    visitors: 1,
    ctaClicks: 2,
    ctaVisitors: 1,
    ctr: 1,
    leads: null,
    sales: null,
    revenue: null,
  })
  const lines = (await fileOf(pageId)).split('\r\n')
  expect(lines.slice(lines.indexOf('"Per varian"') + 2).slice(0, 2)).toEqual([
    '"A","3","2","2","0.5","0","0","0"',
    '"B","2","2","1","0.5","2","0","0"',
  ])
  // The last day of the test, without visitors of A; then the days after it.
  const last = (await analyticsOf(pageId, '?from=2026-11-21&until=2026-11-21')).variants
  expect(last.map(({ key, views, ctr }) => [key, views, ctr])).toEqual([
    ['a', 0, null],
    ['b', 1, 1],
  ])
  expect((await analyticsOf(pageId, '?from=2026-11-22&until=2026-11-22')).variants).toEqual([])
})

test('a page without an A/B test has no variants, whatever a browser sends', async () => {
  now = today
  const { page } = await makePage(desk, { sections: [headline()] })
  await publish(desk, page)
  await sendVisit(visitor, visitOf({ pageId: page.id, variant: 'b' }))
  const analytics = await analyticsOf(page.id)
  expect(analytics.totals.views).toBe(1)
  expect(analytics.variants).toEqual([])
  expect(await fileOf(page.id)).not.toContain('Per varian')
})

test('a test counts an id once for as long as it is known, also when its first visit of the day was before the test', async () => {
  const { pageId, resultsOf } = await testedPage()
  const visits = [
    // Known for thirty days: three days, one press.
    { at: '2026-11-19T04:00:00Z', variant: 'a', visitorId: 'andi-setuju', events: [view] },
    { at: '2026-11-20T04:00:00Z', variant: 'a', visitorId: 'andi-setuju', events: [view, press] },
    { at: '2026-11-21T04:00:00Z', variant: 'a', visitorId: 'andi-setuju', events: [view, press] },
    // Without a variant at first, like visitors before the test.
    { at: '2026-11-20T05:00:00Z', variant: '', visitorId: 'budi-sebelum', events: [view, press] },
    { at: '2026-11-20T06:00:00Z', variant: 'b', visitorId: 'budi-sebelum', events: [view] },
    // By another source, and only then a press.
    { at: '2026-11-20T07:00:00Z', variant: 'b', visitorId: 'citra-dua-kali', events: [view] },
    {
      at: '2026-11-20T08:00:00Z',
      variant: 'b',
      visitorId: 'citra-dua-kali',
      source: 'ref=mitra-7',
      events: [view, press],
    },
  ]
  for (const { at, ...visit } of visits) {
    now = new Date(at)
    expect((await sendVisit(visitor, visitOf({ pageId, ...visit }))).status).toBe(200)
  }
  now = today
  expect(await resultsOf()).toEqual([
    ['a', 1, 1],
    ['b', 2, 1],
  ])
})
