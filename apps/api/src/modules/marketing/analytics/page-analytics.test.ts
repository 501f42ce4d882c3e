import type { ExportFormat } from '@naikkelas/contract'
import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { bind } from '../../../testing/bound-pages.ts'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { formField, formSection, publish } from '../../../testing/form-factories.ts'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { readXlsx } from '../../../testing/read-xlsx.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

// 22 November, 10.20 in Jakarta.
const today = new Date('2026-11-22T03:20:00Z')
let now = today
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'

const analyticsOf = async (pageId: string, query = '') =>
  (await desk.get(`/admin/landing-pages/${pageId}/figures${query}`)).body.data as PageAnalytics

const seen = (section: string, visibleMs: number) => ({
  name: 'landing_page_section' as const,
  section,
  type: section,
  visibleMs,
})
const cta = (afterMs: number) => ({
  name: 'lp_cta_click' as const,
  section: 'headline',
  button_type: 'cta',
  element: '0',
  type: '/checkout/7',
  label: 'Daftar sekarang',
  afterMs,
})

const sections = [headline({ title: 'Toko ramai' }), formSection('lead_form', { fields: [formField('name')] })]
const page = (await makePage(desk, { sections })).page

/** What was sent, in the order of time; every expectation below is counted from this list by hand. */
const visits = [
  // The period before: 7 October, one view.
  { at: '2026-10-07T02:00:00Z', visitorId: 'andi-oktober', source: '', events: [] },
  // 20 November, 23.30 in Jakarta.
  {
    at: '2026-11-20T16:30:00Z',
    visitorId: 'andi-november',
    source: 'utm_source=ig&utm_campaign=gajian',
    url: '/kelas-uji?kota=bandung',
    events: [seen('headline', 3000)],
  },
  // 21 November, half past midnight in Jakarta: the same browser on another day is another visitor.
  {
    at: '2026-11-20T17:30:00Z',
    visitorId: 'andi-hari-kedua',
    source: 'utm_source=ig&utm_campaign=gajian',
    events: [seen('headline', 5000), seen('lead_form', 2000), cta(9000)],
  },
  // 22 November, twice by one visitor, who presses twice; and one at a desk.
  {
    at: '2026-11-22T01:00:00Z',
    visitorId: 'budi-sekarang',
    source: '',
    url: '/kelas-uji?kota=BANDUNG',
    events: [seen('headline', 4000), cta(3000), cta(5000)],
  },
  { at: '2026-11-22T01:10:00Z', visitorId: 'budi-sekarang', source: '', url: '/kelas-uji?kota=kota-baru', events: [] },
  { at: '2026-11-22T01:20:00Z', visitorId: 'citra-sekarang', source: '', platform: 'desktop', events: [] },
]

beforeAll(async () => {
  now = new Date('2026-11-19T03:00:00Z')
  await publish(desk, page)
  for (const { at, events, ...place } of visits) {
    now = new Date(at)
    const visit = visitOf({ pageId: page.id, ...place, events: [{ name: 'page_visit' }, ...events] })
    expect((await sendVisit(visitor, visit)).status).toBe(200)
  }
  now = today
  const robot = visitOf({ pageId: page.id })
  await sendVisit(visitor, robot, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await sendVisit(desk, visitOf({ pageId: page.id }))
})

describe('analytics computed by hand from the events of browsers', () => {
  test('views, daily visitors, clicks and click rate', async () => {
    const { totals, traffic, period, before } = await analyticsOf(page.id)
    expect(period).toEqual({ from: '2026-10-26', until: '2026-11-22' })
    expect(before).toEqual({ from: '2026-09-28', until: '2026-10-25' })
    expect(totals).toEqual({
      views: 5,
      visitors: 4,
      ctaClicks: 3,
      linkClicks: 0,
      ctaVisitors: 2,
      ctr: 2 / 4,
      linkCtr: 3 / 5,
      leads: 0,
      checkouts: 0,
      sales: 0,
      revenue: 0,
    })
    expect(traffic).toEqual({ visitor: 5, bot: 1, staff: 1, botShare: 1 / 6 })
  })

  test('each day has the day of the previous period, and days end at midnight in Jakarta', async () => {
    const { totalsBefore, days } = await analyticsOf(page.id)
    expect(totalsBefore).toMatchObject({ views: 1, visitors: 1, ctaClicks: 0, ctr: 0 })
    expect(days).toHaveLength(28)
    expect(days.slice(-3)).toMatchObject([
      { day: '2026-11-20', views: 1, visitors: 1, ctaClicks: 0 },
      { day: '2026-11-21', views: 1, visitors: 1, ctaClicks: 1 },
      { day: '2026-11-22', views: 3, visitors: 2, ctaClicks: 2 },
    ])
    // 7 October is the tenth day of the period before.
    expect(days[9]).toEqual({
      day: '2026-11-04',
      views: 0,
      visitors: 0,
      ctaClicks: 0,
      before: { views: 1, visitors: 1, ctaClicks: 0 },
    })
  })

  test('by source, campaign, device, city and hour of the day', async () => {
    const { sources, sourceNames, campaigns, devices, cities, cityNames, hours } = await analyticsOf(page.id)
    expect(sources).toEqual([
      { source: 'direct', views: 3, visitors: 2, ctaVisitors: 1, ctr: 1 / 2 },
      { source: 'instagram', views: 2, visitors: 2, ctaVisitors: 1, ctr: 1 / 2 },
    ])
    expect(sourceNames).toEqual(['direct', 'instagram'])
    expect(campaigns).toMatchObject([{ campaign: 'gajian', views: 2, visitors: 2, leads: 0, cost: null }])
    expect(devices).toMatchObject([
      { device: 'mobile', views: 4, visitors: 3, ctaVisitors: 2 },
      { device: 'desktop', views: 1, visitors: 1, ctaVisitors: 0 },
    ])
    // Bandung twice; of the other three, two have no city and one an unknown city.
    expect(cities).toEqual([
      { city: 'Bandung', views: 2, visitors: 2, ctaVisitors: 1, ctr: 1 / 2 },
      { city: '', views: 3, visitors: 3, ctaVisitors: 1, ctr: 1 / 3 },
    ])
    expect(cityNames).toEqual(['Bandung'])
    expect(hours).toHaveLength(24)
    expect(hours.filter(({ views }) => views > 0)).toEqual([
      { hour: 0, views: 1, ctaClicks: 1 },
      { hour: 8, views: 3, ctaClicks: 2 },
      { hour: 23, views: 1, ctaClicks: 0 },
    ])
  })

  test('each section has its viewers, reading time and exits', async () => {
    const { sections: analytics } = await analyticsOf(page.id)
    const noSale = { checkouts: 0, sales: 0, revenue: 0 }
    expect(analytics).toEqual([
      {
        id: sections[0]?.id,
        type: 'headline',
        words: 'Toko ramai',
        isOnPage: true,
        visitors: 3,
        reach: 3 / 4,
        averageMs: 4000,
        dropOff: 2 / 3,
        clicks: 3,
        ...noSale,
      },
      {
        id: sections[1]?.id,
        type: 'lead_form',
        words: expect.any(String),
        isOnPage: true,
        visitors: 1,
        reach: 1 / 4,
        averageMs: 2000,
        dropOff: 1,
        clicks: 0,
        ...noSale,
      },
    ])
  })

  test('each button has its clicks, share and median time', async () => {
    const { links } = await analyticsOf(page.id)
    expect(links).toEqual([
      {
        sectionId: sections[0]?.id,
        link: expect.stringMatching(/^[0-9a-f]{16}$/),
        isOther: false,
        isCta: true,
        // No words of this headline: the page has no such button.
        label: 'Daftar sekarang',
        target: '/checkout/7',
        isOnPage: false,
        clicks: 3,
        share: 1,
        ctr: 3 / 5,
        medianMs: 5000,
      },
    ])
  })

  test('filters by device, source and city apply to everything; data that forms do not have is not invented', async () => {
    const mobile = await analyticsOf(page.id, '?device=mobile&source=direct')
    expect(mobile.totals).toMatchObject({ views: 2, visitors: 1, ctaClicks: 2, ctaVisitors: 1, leads: null })
    expect(mobile.sections[0]).toMatchObject({ visitors: 1, reach: 1, clicks: 2 })
    expect(mobile.sourceNames).toEqual(['direct', 'instagram'])
    expect(mobile.campaigns).toEqual([])
    const city = await analyticsOf(page.id, '?city=Bandung')
    expect(city.totals).toMatchObject({ views: 2, visitors: 2, ctaClicks: 2, ctaVisitors: 1, leads: null })
    expect(city.sections[0]).toMatchObject({ visitors: 2, reach: 1, averageMs: 3500, clicks: 2 })
    expect(city.cityNames).toEqual(['Bandung'])
  })

  test('chosen days are whole days in Jakarta', async () => {
    const { totals, days } = await analyticsOf(page.id, '?from=2026-11-21&until=2026-11-21')
    expect(totals).toMatchObject({ views: 1, visitors: 1, ctaVisitors: 1 })
    expect(days).toHaveLength(1)
  })

  test('counts by visitor are null for days whose events are deleted', async () => {
    const { keptSince, totals, sections: analytics } = await analyticsOf(page.id, '?from=2026-07-01&until=2026-11-22')
    expect(keptSince).toBe('2026-08-24')
    expect(totals).toMatchObject({ views: 6, visitors: 5, ctaVisitors: null, ctr: null })
    expect(analytics[0]).toMatchObject({ visitors: null, reach: null, averageMs: null, dropOff: null, clicks: 3 })
  })

  test('publishes and price changes are included', async () => {
    const nothing = { price: null, priceBefore: null, address: null, addressBefore: null }
    const { notes } = await analyticsOf(page.id)
    expect(notes).toEqual([{ at: '2026-11-19T03:00:00.000Z', day: '2026-11-19', kind: 'published', ...nothing }])
    await app.database.queries.execute(sql`
      INSERT INTO landing_page_versions (id, page_id, version, reason, document, at)
      SELECT gen_random_uuid(), page_id, version + 1, reason, jsonb_set(document, '{offer,price}', '349000'), '2026-11-21T03:00:00Z'
      FROM landing_page_versions WHERE page_id = ${page.id}`)
    expect((await analyticsOf(page.id)).notes.slice(1)).toMatchObject([
      { day: '2026-11-21', kind: 'published' },
      { day: '2026-11-21', kind: 'price', price: 349_000, priceBefore: null },
    ])
  })
})

test('a record that costs something else, a move and an end are noted on the pages that show it, once', async () => {
  const course = await makeSellable(desk, courseValue({ price: rupiah(349_000) }))
  const bound = async (keys: ['price'] | ['name']) => {
    const { page: one } = await makePage(desk)
    await bind(desk, one.id, { record: course, keys })
    await publish(desk, (await readPage(desk, one.id)).page)
    return one
  }
  const shown = await bound(['price'])
  const own = await bound(['name'])
  const price = { price: 299_000, strikePrice: null, reason: 'Promo gajian', version: 1 }
  expect((await desk.send('PUT', `/admin/sellables/${course.id}/price`, price)).status).toBe(200)
  const { page: head, document } = await readPage(desk, shown.id)
  const [section = headline()] = document.sections
  await send(desk, head.id, head.headVersion, change(retitle(section, 'Judul lain')))
  now = new Date(now.getTime() + 60_000)
  await publish(desk, (await readPage(desk, shown.id)).page)
  const moved = `${shown.link_landing_page}-baru`
  expect((await desk.patch(`/admin/landing-pages/${shown.id}`, { link_landing_page: moved })).status).toBe(200)
  expect((await desk.post(`/admin/landing-pages/${shown.id}/unpublish`, {})).status).toBe(200)
  expect((await analyticsOf(shown.id)).notes).toMatchObject([
    { kind: 'published' },
    { kind: 'price', price: 299_000, priceBefore: 349_000 },
    { kind: 'published' },
    { kind: 'moved', address: `/${moved}`, addressBefore: shown.address },
    { kind: 'unpublished' },
  ])
  expect((await analyticsOf(own.id)).notes).toMatchObject([{ kind: 'published' }])
})

test('a page without visits has empty analytics', async () => {
  const { page: empty } = await makePage(desk)
  const analytics = await analyticsOf(empty.id)
  expect(analytics.totals).toMatchObject({ views: 0, visitors: 0, ctr: null, linkCtr: null })
  expect(analytics.traffic.botShare).toBeNull()
  expect(analytics.links).toEqual([])
  expect(analytics.page).toMatchObject({ isPublished: false, hasForm: false })
})

test('views of all pages come by the day, those in the trash left out', async () => {
  const { page: other } = await makePage(desk)
  await publish(desk, other)
  await sendVisit(visitor, visitOf({ pageId: other.id }))
  const list = async () =>
    (await desk.get('/admin/landing-page-views')).body.data as {
      pages: { pageId: string; total: number; views: number[] }[]
    }
  const found = (await list()).pages.find(({ pageId }) => pageId === page.id)
  expect(found).toMatchObject({ total: 5 })
  expect(found?.views.slice(-3)).toEqual([1, 1, 3])
  expect((await list()).pages.find(({ pageId }) => pageId === other.id)).toMatchObject({ total: 1 })
  await desk.remove(`/admin/landing-pages/${other.id}`)
  expect((await list()).pages.map(({ pageId }) => pageId)).not.toContain(other.id)
})

describe('what an advertisement cost', () => {
  const cost = { campaign: 'gajian', from: '2026-11-20', until: '2026-11-29', amount: 1_000_000 }
  const place = `/admin/landing-pages/${page.id}/ad-costs`

  test('is matched to leads whose senders came by the campaign before, regardless of the address of the form', async () => {
    const { page: other, document } = await makePage(desk, { sections: [formSection('lead_form')] })
    await publish(desk, other)
    const met = (campaign: string, day: number) =>
      `utm_source=ig&utm_campaign=${campaign}&t=${Date.parse(`2026-11-${day}T03:00:00Z`) / 1000}`
    const cookie = `nk_src=${met('perdana', 10)}|${met('gajian', 18)}`
    const sent = await app.visitor().send(
      'POST',
      `/leads/${other.id}/${document.sections[0]?.id}`,
      {
        answers: { name: 'Dewi', whatsapp: '081234567899', consent: 'ya' },
        source: `http://localhost:3000${other.address}`,
      },
      { cookie },
    )
    expect(sent.status).toBe(200)
    expect((await analyticsOf(other.id)).campaigns).toMatchObject([{ campaign: 'gajian', leads: 1 }])
  })

  test('is distributed over its days, and shown per lead', async () => {
    const made = await desk.post(place, cost)
    expect(made).toMatchObject({ status: 201, body: { data: cost } })
    const sent = await visitor.post(`/leads/${page.id}/${sections[1]?.id}`, {
      answers: { name: 'Sari', whatsapp: '081234567890', consent: 'ya' },
      source: `http://localhost:3000${page.address}?utm_campaign=gajian`,
    })
    expect(sent.status).toBe(200)
    // Three of its ten days are in the period.
    expect((await analyticsOf(page.id)).campaigns).toMatchObject([
      { campaign: 'gajian', leads: 1, cost: 300_000, costPerLead: 300_000 },
    ])
    expect((await analyticsOf(page.id)).totals.leads).toBe(1)
    const { id } = made.body.data as { id: string }
    expect((await desk.get(place)).body.data).toEqual([{ ...cost, id }])
    expect((await desk.remove(`${place}/${id}`)).status).toBe(200)
    expect((await desk.remove(`${place}/${id}`)).status).toBe(404)
    expect((await analyticsOf(page.id)).campaigns).toMatchObject([
      { campaign: 'gajian', cost: null, costPerLead: null },
    ])
  })

  test.each([
    ['campaign', { campaign: ' ' }, 'Nama kampanye belum diisi'],
    ['campaign', { campaign: 'a'.repeat(101) }, 'Nama kampanye maksimal 100 karakter'],
    ['amount', { amount: 0 }, 'Biaya paling sedikit Rp1'],
    ['amount', { amount: 1.5 }, 'Biaya harus berupa rupiah utuh'],
    ['from', { from: 'kemarin' }, 'Isi tanggalnya'],
    ['until', { until: '2026-11-01' }, 'Tanggal akhir tidak bisa sebelum tanggal awal'],
  ])('%s: what cannot be is refused with a sentence', async (path, wrong, message) => {
    const reply = await desk.post(place, { ...cost, ...wrong })
    expect(reply.status).toBe(422)
    expect((reply.body.data as { fields: unknown[] }).fields[0]).toEqual({ path, message })
  })

  test('is entered by admins who design pages, and visible to those who view them', async () => {
    const writer = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'text' }] })
    expect((await writer.get(place)).status).toBe(200)
    expect((await writer.post(place, cost)).status).toBe(403)
    expect((await writer.remove(`${place}/${unknownId}`)).status).toBe(403)
  })
})

const doors = (pageId: string) =>
  [
    ['GET', `/admin/landing-pages/${pageId}/figures`],
    ['GET', `/admin/landing-pages/${pageId}/figures.csv`],
    ['GET', `/admin/landing-pages/${pageId}/figures.xlsx`],
    ['GET', `/admin/landing-pages/${pageId}/ad-costs`],
    ['GET', '/admin/landing-page-views'],
  ] as const

describe('permissions', () => {
  test.each(doors(unknownId))('%s %s: a visitor may not', async (method, path) => {
    expect((await visitor.send(method, path)).status).toBe(401)
  })

  test.each(doors(unknownId))('%s %s is refused without view permission', async (method, path) => {
    const media = await app.signedIn({ role: 2, menus: [{ menu: 'media', capability: 'publish' }] })
    expect((await media.send(method, path)).status).toBe(403)
  })

  test.each(doors(unknownId).slice(0, 4))('%s %s: a page that is not there is not found', async (method, path) => {
    expect((await desk.send(method, path)).status).toBe(404)
  })

  test('a visitor writes down no cost and takes none back', async () => {
    const place = `/admin/landing-pages/${unknownId}/ad-costs`
    expect((await visitor.post(place, {})).status).toBe(401)
    expect((await visitor.remove(`${place}/${unknownId}`)).status).toBe(401)
    const cost = { campaign: 'a', from: '2026-11-20', until: '2026-11-20', amount: 1 }
    expect((await desk.post(place, cost)).status).toBe(404)
  })

  test.each([
    ['from=2026-11-31&until=2026-12-01', 'from'],
    ['from=2026-11-22&until=2026-11-21', 'until'],
    ['from=2025-01-01&until=2026-11-21', 'until'],
    ['from=2026-11-20', 'until'],
    ['from=2026-11-20&until=2026-11-23', 'until'],
    ['device=tv', 'device'],
    [`source=${'a'.repeat(101)}`, 'source'],
    [`city=${'a'.repeat(101)}`, 'city'],
    ['city=', 'city'],
    ['town=Malang', 'town'],
  ])('%s is refused at its field, on screen and as a file', async (query, path) => {
    for (const door of ['figures', 'figures.csv', 'figures.xlsx'])
      expect(await desk.get(`/admin/landing-pages/${page.id}/${door}?${query}`)).toMatchObject({
        status: 422,
        body: { data: { fields: [{ path }] } },
      })
  })

  test('requests are rate-limited', async () => {
    const hasty = await app.signedIn()
    for (let count = 0; count < 120; count++) await hasty.get(`/admin/landing-pages/${unknownId}/figures`)
    expect((await hasty.get(`/admin/landing-pages/${unknownId}/figures`)).status).toBe(429)
  })
})

test('an export has the same analytics, and no spreadsheet formulas', async () => {
  const { page: hostile } = await makePage(desk, { sections: [headline({ title: '=HYPERLINK("http://jahat")' })] })
  await publish(desk, hostile)
  const events = [{ name: 'page_visit' as const }, { ...cta(100), label: '@SUM(A1)' }]
  await sendVisit(
    visitor,
    visitOf({ pageId: hostile.id, source: 'utm_campaign=%2Bcmd&utm_source=-2', url: '/kelas?kota=tegal', events }),
  )
  const file = (format: ExportFormat) => {
    const request = new Request(`http://localhost:3000/api/admin/landing-pages/${hostile.id}/figures.${format}`, {
      headers: { cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    return app.fetch(request, { clientAddress: '203.0.113.7' })
  }
  const response = await file('csv')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="statistik-2026-10-26-2026-11-22.csv"')
  const text = await response.text()
  expect(text).toContain('"Kunjungan","1","0",')
  expect(text).toContain(`"'@SUM(A1)"`)
  expect(text).toContain(`"'+cmd"`)
  expect(text).toContain(`"'-2"`)
  expect(text).toMatch(/"Kota","Kunjungan","Pengunjung unik","CTR"\r?\n"Tegal","1","1",/)
  expect(text).not.toMatch(/(^|,)"[=+@-]/m)

  const workbook = await file('xlsx')
  expect(Object.fromEntries(workbook.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="statistik-2026-10-26-2026-11-22.xlsx"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  const sheets = readXlsx(new Uint8Array(await workbook.arrayBuffer()))
  expect(sheets.map(({ name }) => name)).toEqual([
    'Ringkasan',
    'Per hari',
    'Per sumber',
    'Per perangkat',
    'Per kota',
    'Per jam',
    'Per bagian',
    'Per tombol dan tautan',
    'Per kampanye',
  ])
  for (const { name } of sheets) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/)
  const cells = (sheet: string, row: number) =>
    sheets.find(({ name }) => name === sheet)?.rows[row]?.map((cell) => [cell?.value, cell?.isText, cell?.format])
  expect(cells('Ringkasan', 0)?.slice(0, 2)).toEqual([
    ['Halaman', true, '@'],
    [hostile.name, true, '@'],
  ])
  // The first of January 1900 is 1.
  expect(cells('Ringkasan', 1)?.slice(1)).toEqual([
    ['46321', false, 'dd/mm/yyyy'],
    ['46348', false, 'dd/mm/yyyy'],
  ])
  expect(cells('Ringkasan', 4)?.slice(0, 3)).toEqual([
    ['Kunjungan', true, '@'],
    ['1', false, '#,##0'],
    ['0', false, '#,##0'],
  ])
  expect(cells('Ringkasan', 7)?.[1]).toEqual(['1', false, '0.00%'])
  expect(cells('Per hari', 28)?.[0]).toEqual(['46348', false, 'dd/mm/yyyy'])
  expect(cells('Per sumber', 1)?.[0]).toEqual(['-2', true, '@'])
  expect(cells('Per kota', 1)?.slice(0, 2)).toEqual([
    ['Tegal', true, '@'],
    ['1', false, '#,##0'],
  ])
  expect(cells('Per tombol dan tautan', 1)?.[0]).toEqual(['@SUM(A1)', true, '@'])
  expect(cells('Per kampanye', 1)?.[0]).toEqual(['+cmd', true, '@'])
})
