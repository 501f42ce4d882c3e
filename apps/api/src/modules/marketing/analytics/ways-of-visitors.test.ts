import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { beforeEach, describe, expect, test } from 'vitest'
import { publish } from '../../../testing/form-factories.ts'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

// 22 November, 10.20 in Jakarta.
const today = new Date('2026-11-22T03:20:00Z')
let now = today
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
beforeEach(() => {
  now = today
})

async function analyticsOf(pageId: string, query = ''): Promise<PageAnalytics> {
  const reply = await desk.get(`/admin/landing-pages/${pageId}/figures${query}`)
  expect(reply.status).toBe(200)
  return reply.body.data as PageAnalytics
}

async function freshPage() {
  const { page } = await makePage(desk, { sections: [headline({ title: 'Toko ramai' })] })
  await publish(desk, page)
  return page.id
}

async function say(pageId: string, given: Parameters<typeof visitOf>[0]) {
  expect((await sendVisit(visitor, visitOf({ pageId, ...given }))).status).toBe(200)
}

const view = { name: 'page_visit' as const }
const seen = { name: 'landing_page_section' as const, section: 'headline', type: 'headline', visibleMs: 4_000 }
const press = { name: 'lp_cta_click' as const, section: 'headline', button_type: 'cta' }
const instagram = 'utm_source=ig&utm_campaign=gajian'

describe('a visitor counts once for each way they came by that day, and once in all', () => {
  /** Three come by themselves, then by Instagram, read there and press; a fourth only by themselves. */
  async function comeTwice() {
    const pageId = await freshPage()
    for (const visitorId of ['andi-dua-kali', 'budi-dua-kali', 'citra-dua-kali']) {
      await say(pageId, { visitorId, events: [view] })
      await say(pageId, { visitorId, source: instagram, events: [view, seen] })
      await say(pageId, { visitorId, source: instagram, events: [press, press] })
    }
    await say(pageId, { visitorId: 'dewi-sekali', platform: 'desktop', events: [view] })
    return pageId
  }

  test('by source and campaign', async () => {
    const { totals, sources, campaigns, days } = await analyticsOf(await comeTwice())
    expect(totals).toMatchObject({ views: 7, visitors: 4, ctaClicks: 6, ctaVisitors: 3, ctr: 3 / 4 })
    expect(sources).toEqual([
      { source: 'direct', views: 4, visitors: 4, ctaVisitors: 0, ctr: 0 },
      { source: 'instagram', views: 3, visitors: 3, ctaVisitors: 3, ctr: 1 },
    ])
    expect(campaigns).toMatchObject([{ campaign: 'gajian', views: 3, visitors: 3 }])
    expect(days.at(-1)).toMatchObject({ views: 7, visitors: 4, ctaClicks: 6 })
  })

  test('filtered by source, reach, time and drop-off are those of its visitors', async () => {
    const pageId = await comeTwice()
    const chosen = await analyticsOf(pageId, '?source=instagram')
    expect(chosen.totals).toMatchObject({ views: 3, visitors: 3, ctaClicks: 6, ctaVisitors: 3, ctr: 1 })
    expect(chosen.days.at(-1)).toMatchObject({ views: 3, visitors: 3 })
    expect(chosen.devices).toEqual([{ device: 'mobile', views: 3, visitors: 3, ctaVisitors: 3, ctr: 1 }])
    expect(chosen.sections).toMatchObject([{ visitors: 3, reach: 1, averageMs: 4_000, dropOff: 1 }])
    const direct = await analyticsOf(pageId, '?source=direct')
    expect(direct.totals).toMatchObject({ views: 4, visitors: 4, ctaVisitors: 0, ctr: 0 })
    expect(direct.sections).toMatchObject([{ visitors: 0, reach: 0 }])
  })

  test('by device and by both together', async () => {
    const pageId = await freshPage()
    const visitorId = 'eka-dua-layar'
    await say(pageId, { visitorId, source: instagram, events: [view] })
    await say(pageId, { visitorId, source: instagram, platform: 'desktop', events: [view, press] })
    const { totals, devices, sources } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ visitors: 1, ctaVisitors: 1, ctr: 1 })
    expect(devices).toEqual([
      { device: 'desktop', views: 1, visitors: 1, ctaVisitors: 1, ctr: 1 },
      { device: 'mobile', views: 1, visitors: 1, ctaVisitors: 0, ctr: 0 },
    ])
    expect(sources).toMatchObject([{ source: 'instagram', views: 2, visitors: 1, ctaVisitors: 1, ctr: 1 }])
    const desktop = await analyticsOf(pageId, '?device=desktop&source=instagram')
    expect(desktop.totals).toMatchObject({ views: 1, visitors: 1, ctaVisitors: 1, ctr: 1 })
  })

  test('by the city that their links said, each of which can be chosen', async () => {
    const pageId = await freshPage()
    const [bandung, solo] = ['bandung', 'solo'].map((city) => ({ url: `http://localhost:3000/kelas?kota=${city}` }))
    const visitorId = 'galih-dua-kota'
    await say(pageId, { visitorId, ...bandung, events: [view] })
    await say(pageId, { visitorId, ...solo, source: instagram, events: [view, seen, press] })
    await say(pageId, { visitorId, ...solo, source: instagram, events: [view, press] })
    await say(pageId, { visitorId: 'hana-satu-kota', ...bandung, platform: 'desktop', events: [view, press] })
    await say(pageId, { visitorId: 'intan-tanpa-kota', events: [view] })
    const { totals, cities, cityNames } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ views: 5, visitors: 3, ctaClicks: 3, ctaVisitors: 2, ctr: 2 / 3 })
    expect(cities).toEqual([
      { city: 'Bandung', views: 2, visitors: 2, ctaVisitors: 1, ctr: 1 / 2 },
      { city: 'Solo', views: 2, visitors: 1, ctaVisitors: 1, ctr: 1 },
      { city: '', views: 1, visitors: 1, ctaVisitors: 0, ctr: 0 },
    ])
    expect(cityNames.toSorted()).toEqual(['Bandung', 'Solo'])
    const chosen = await analyticsOf(pageId, '?city=Solo')
    expect(chosen.totals).toMatchObject({ views: 2, visitors: 1, ctaClicks: 2, ctaVisitors: 1, ctr: 1, leads: null })
    expect(chosen.sections).toMatchObject([{ visitors: 1, reach: 1 }])
    expect(chosen.links).toMatchObject([{ clicks: 2 }])
    expect(chosen.sources).toEqual([{ source: 'instagram', views: 2, visitors: 1, ctaVisitors: 1, ctr: 1 }])
    expect(chosen.cities.map(({ city }) => city)).toEqual(['Solo'])
    expect(chosen.cityNames.toSorted()).toEqual(['Bandung', 'Solo'])
    const desktop = await analyticsOf(pageId, '?city=Bandung&device=desktop&source=direct')
    expect(desktop.totals).toMatchObject({ views: 1, visitors: 1, ctaVisitors: 1, ctr: 1 })
    expect((await analyticsOf(pageId, '?city=Medan')).totals).toMatchObject({ views: 0, visitors: 0, ctaVisitors: 0 })
  })

  test('two further ways by one source are one visitor of it', async () => {
    const pageId = await freshPage()
    const visitorId = 'lina-tiga-jalan'
    await say(pageId, { visitorId, events: [view] })
    await say(pageId, { visitorId, source: instagram, events: [view, press] })
    await say(pageId, { visitorId, source: instagram, platform: 'desktop', events: [view, press] })
    const { sources, campaigns } = await analyticsOf(pageId)
    expect(sources).toEqual([
      { source: 'instagram', views: 2, visitors: 1, ctaVisitors: 1, ctr: 1 },
      { source: 'direct', views: 1, visitors: 1, ctaVisitors: 0, ctr: 0 },
    ])
    expect(campaigns).toMatchObject([{ campaign: 'gajian', views: 2, visitors: 1 }])
  })

  test('the previous period has no visitors for a source of the selected days', async () => {
    const pageId = await freshPage()
    now = new Date('2026-11-21T03:20:00Z')
    await say(pageId, { visitorId: 'mira-dua-jalan', events: [view] })
    await say(pageId, { visitorId: 'mira-dua-jalan', source: instagram, events: [view, press] })
    now = today
    await say(pageId, { visitorId: 'nina-hari-ini', source: instagram, events: [view] })
    const { totals, totalsBefore, sources } = await analyticsOf(pageId, '?from=2026-11-22&until=2026-11-22')
    expect([totals.visitors, totalsBefore.visitors, totalsBefore.ctaVisitors]).toEqual([1, 1, 1])
    expect(sources).toEqual([{ source: 'instagram', views: 1, visitors: 1, ctaVisitors: 0, ctr: 0 }])
  })

  test('events in sequence, in parallel or repeated give the same result', async () => {
    const pageId = await freshPage()
    const visits = ['', instagram, 'utm_source=tiktok'].map((source) =>
      visitOf({ pageId, visitorId: 'fajar-serentak', source, events: [view, press] }),
    )
    await Promise.all([...visits, ...visits].map((visit) => sendVisit(visitor, visit)))
    for (const visit of visits) await sendVisit(visitor, visit)
    const { totals, sources } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ views: 3, visitors: 1, ctaClicks: 3, ctaVisitors: 1, ctr: 1 })
    expect(sources.map(({ source, visitors, ctr }) => [source, visitors, ctr])).toEqual([
      ['direct', 1, 1],
      ['instagram', 1, 1],
      ['tiktok', 1, 1],
    ])
  })

  test('two processes with events of one visitor by two sources count the same', async () => {
    const other = await createTestApp({ database: app.database, overrides: { clock: { now: () => now } } })
    const pageId = await freshPage()
    for (let round = 0; round < 10; round++) {
      const visitorId = `gita-ronde-${round}`
      const replies = await Promise.all([
        sendVisit(visitor, visitOf({ pageId, visitorId, events: [view] })),
        sendVisit(other.visitor(), visitOf({ pageId, visitorId, source: instagram, events: [view, press] })),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
    }
    const { totals, sources } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ views: 20, visitors: 10, ctaVisitors: 10, ctr: 1 })
    expect(sources).toMatchObject([
      { source: 'direct', views: 10, visitors: 10, ctaVisitors: 0, ctr: 0 },
      { source: 'instagram', views: 10, visitors: 10, ctaVisitors: 10, ctr: 1 },
    ])
  })

  test('cities beyond the largest are grouped, and visits without a city are separate', async () => {
    const pageId = await freshPage()
    const names = ['ambon', 'batam', 'bima', 'bogor', 'cimahi', 'depok', 'dumai', 'jambi', 'kupang', 'langsa', 'madiun']
    const more = ['malang', 'manado', 'medan', 'padang', 'palu', 'serang', 'solok', 'sorong', 'tegal', 'tual', 'ubud']
    for (const city of [...names, ...more])
      await say(pageId, { visitorId: 'jaka-keliling', url: `/kelas?kota=${city}`, events: [view, press] })
    for (let index = 0; index < 3; index++) await say(pageId, { visitorId: `kota-tak-ada-${index}`, events: [view] })
    const { totals, cities, cityNames } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ views: 25, visitors: 4, ctaVisitors: 1, ctr: 1 / 4 })
    expect(cities).toHaveLength(22)
    expect(cities.slice(-2)).toEqual([
      { city: null, views: 2, visitors: 2, ctaVisitors: 2, ctr: 1 },
      { city: '', views: 3, visitors: 3, ctaVisitors: 0, ctr: 0 },
    ])
    expect(cityNames).toHaveLength(22)
  })

  test('sources beyond the largest are grouped, and never negative', async () => {
    const pageId = await freshPage()
    for (let index = 0; index < 14; index++)
      await say(pageId, { visitorId: 'hadi-di-mana-mana', source: `utm_source=situs${index}`, events: [view, press] })
    const { totals, sources } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ views: 14, visitors: 1, ctr: 1 })
    expect(sources).toHaveLength(13)
    expect(sources.at(-1)).toEqual({ source: null, views: 2, visitors: 2, ctaVisitors: 2, ctr: 1 })
  })
})

describe('around midnight', () => {
  test('reading and clicks after midnight on a page opened before count for the visitor of that day', async () => {
    const pageId = await freshPage()
    const visitorId = 'indah-larut-malam'
    // 23.59.50 in Jakarta.
    now = new Date('2026-11-21T16:59:50Z')
    await say(pageId, { visitorId, source: instagram, events: [{ ...view, afterMs: 900 }] })
    now = new Date('2026-11-21T17:00:20Z')
    const late = [
      { ...seen, afterMs: 25_000 },
      { ...press, afterMs: 30_000 },
    ]
    await say(pageId, { visitorId, source: instagram, events: late })
    now = today
    await say(pageId, { visitorId: 'joko-pagi-hari', events: [view] })
    const { totals, days, sections } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ views: 2, visitors: 2, ctaClicks: 1, ctaVisitors: 1, ctr: 1 / 2 })
    expect(sections).toMatchObject([{ visitors: 1, reach: 1 / 2 }])
    expect(days.slice(-2)).toMatchObject([
      { day: '2026-11-21', views: 1, visitors: 1, ctaClicks: 0 },
      { day: '2026-11-22', views: 1, visitors: 1, ctaClicks: 1 },
    ])
    const before = await analyticsOf(pageId, '?from=2026-11-21&until=2026-11-21')
    expect(before.totals).toMatchObject({ visitors: 1, ctaVisitors: 1, ctr: 1 })
    expect(before.sections).toMatchObject([{ visitors: 1, reach: 1 }])
    const after = await analyticsOf(pageId, '?from=2026-11-22&until=2026-11-22')
    expect(after.totals).toMatchObject({ visitors: 1, ctaVisitors: 0, ctr: 0 })
    expect(after.sections).toMatchObject([{ visitors: 0, reach: 0 }])
  })

  test('a visitor whose first event arrives after midnight, of a page opened before, is counted on the day before', async () => {
    const pageId = await freshPage()
    // 0.00.20 in Jakarta, half a minute after the opening, which was lost.
    now = new Date('2026-11-21T17:00:20Z')
    await say(pageId, { visitorId: 'oki-larut-malam', events: [{ ...seen, afterMs: 30_000 }] })
    now = today
    const { days } = await analyticsOf(pageId)
    expect(days.slice(-2).map(({ day, visitors }) => [day, visitors])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 0],
    ])
  })

  test('a visitor with a section view or click is counted, even when the page view was lost', async () => {
    const pageId = await freshPage()
    await say(pageId, { visitorId: 'kiki-tanpa-buka', source: instagram, events: [seen] })
    await say(pageId, { visitorId: 'lala-tanpa-buka', source: instagram, events: [press] })
    const { totals, sections, sources } = await analyticsOf(pageId)
    expect(totals).toMatchObject({ views: 0, visitors: 2, ctaVisitors: 1, ctr: 1 / 2 })
    expect(sections).toMatchObject([{ visitors: 1, reach: 1 / 2 }])
    expect(sources).toMatchObject([{ source: 'instagram', views: 0, visitors: 2, ctr: 1 / 2 }])
  })
})
