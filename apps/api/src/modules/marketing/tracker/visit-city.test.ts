import type { PageAnalytics } from '@naikkelas/contract/marketing'
import type { LinkWords } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { publish } from '../../../testing/form-factories.ts'
import { change, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { databaseOfThisTest } from '../../../testing/test-database.ts'
import { eventsOf, hourlySums, phoneBrowser, sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()

const own = (...words: string[]): LinkWords => ({ kota: { fallback: 'kota Anda', words } })

/** A published page that lists these words of the link. */
async function pageOf(linkWords: LinkWords = {}) {
  const { page } = await makePage(desk)
  await relist(page.id, linkWords)
  return page
}

async function relist(pageId: string, value: LinkWords) {
  const { page, document } = await readPage(desk, pageId)
  const was = document.linkWords ?? {}
  await send(desk, pageId, page.headVersion, change({ kind: 'changeLinkWords', value, was }))
  await publish(desk, (await readPage(desk, pageId)).page)
}

async function cityOf(pageId: string, url: string, given: object = {}) {
  const visit = visitOf({ pageId, url, ...given })
  expect((await sendVisit(visitor, visit)).status).toBe(200)
  return (await eventsOf(app, pageId)).find(({ view_id }) => view_id === visit.viewId)?.city
}

async function citiesOf({ desk: reader, pageId }: { desk: typeof desk; pageId: string }) {
  const reply = await reader.get(`/admin/landing-pages/${pageId}/figures`)
  expect(reply.status).toBe(200)
  return (reply.body.data as PageAnalytics).cities.map(({ city, views, visitors }) => [city, views, visitors])
}

describe('a visit is of the city that its link said', () => {
  const page = 'http://localhost:3000/kelas-uji'

  test.each([
    [`${page}?kota=Bandung`, 'Bandung'],
    [`${page}?utm_source=ig&kota=jakarta-selatan#harga`, 'Jakarta Selatan'],
    [`${page}?kota=TANGERANG+selatan`, 'Tangerang Selatan'],
    [`${page}?%6Bota=banda%20aceh`, 'Banda Aceh'],
    ['https://kopi-ratna.naikkelas.test/p/kopi-ratna?ref=kopi-ratna&kota=malang', 'Malang'],
    ['/kelas-uji?kota=solo', 'Solo'],
    // As a page is drawn: by the first.
    [`${page}?kota=medan&kota=bandung`, 'Medan'],
    [page, ''],
    [`${page}?kota=`, ''],
    [`${page}#?kota=bandung`, ''],
    [`${page}?kotaku=bandung`, ''],
    [`${page}?kota=narnia`, ''],
    [`${page}?kota=constructor`, ''],
    [`${page}?kota=%3Cscript%3Ealert(1)%3C/script%3E`, ''],
    [`${page}?kota=${'bandung'.repeat(200)}`, ''],
    [`${page}?kota=%E0%A4%A`, ''],
    ['', ''],
  ])('%s', async (url, city) => {
    expect(await cityOf((await pageOf()).id, url)).toBe(city)
  })

  test('in the words that the page lists, for as long as it lists them', async () => {
    const { id } = await pageOf(own('Pulau Seribu', 'BANDUNG'))
    expect(await cityOf(id, `${page}?kota=pulau-seribu`)).toBe('Pulau Seribu')
    expect(await cityOf(id, `${page}?kota=bandung`)).toBe('BANDUNG')
    expect(await cityOf(id, `${page}?kota=surabaya`)).toBe('Surabaya')
    await relist(id, own('Kepulauan Seribu'))
    expect(await cityOf(id, `${page}?kota=pulau-seribu`)).toBe('')
    expect(await cityOf((await pageOf()).id, `${page}?kota=kepulauan-seribu`)).toBe('')
  })

  test('also by the specification’s nine fields, which name no page but its path', async () => {
    const { id, address } = await pageOf()
    const nine = {
      user_id: null,
      page: address,
      url: `http://localhost:3000${address}?kota=bogor`,
      platform: 'desktop',
      subdomain: '',
      button_type: '',
      section: '',
      type: '',
      partner_type: 'non-partner',
    }
    for (const name of ['page_visit', 'lp_cta_click']) {
      const reply = await visitor.send('POST', `/tracker?event_name=${name}`, nine, { 'user-agent': phoneBrowser })
      expect(reply.status).toBe(200)
    }
    expect(await hourlySums(app, id)).toMatchObject([
      { name: 'lp_cta_click', city: 'Bogor', events: 1 },
      { name: 'page_visit', city: 'Bogor', events: 1 },
    ])
  })

  test('with every event, now and later, also after the page moved', async () => {
    const { id, address } = await pageOf()
    const visit = visitOf({ pageId: id, url: `http://localhost:3000${address}?kota=depok` })
    await sendVisit(visitor, visit)
    const moved = await desk.patch(`/admin/landing-pages/${id}`, { link_landing_page: `${address.slice(1)}-baru` })
    expect(moved.status).toBe(200)
    const later = { name: 'landing_page_section', section: 'headline', type: 'headline', visibleMs: 4_000 }
    await sendVisit(visitor, {
      ...visit,
      events: [
        { id: `${visit.viewId}-b`, ...later },
        { id: `${visit.viewId}-k`, name: 'lp_cta_click' },
      ],
    } as ReturnType<typeof visitOf>)
    expect((await eventsOf(app, id)).map(({ name, city }) => [name, city]).toSorted()).toEqual([
      ['landing_page_section', 'Depok'],
      ['lp_cta_click', 'Depok'],
      ['page_visit', 'Depok'],
    ])
    expect(await citiesOf({ desk, pageId: id })).toEqual([['Depok', 1, 1]])
  })
})

test('made-up names cannot fill the table', async () => {
  const { id } = await pageOf(own('Pulau Seribu'))
  for (let index = 0; index < 30; index++)
    await sendVisit(visitor, visitOf({ pageId: id, visitorId: 'iseng-sekali', url: `/kelas-uji?kota=kota-${index}` }))
  expect(await hourlySums(app, id)).toMatchObject([{ city: '', events: 30, visitors: 1 }])
  const { rows } = await app.database.queries.execute(
    sql`SELECT count(*)::int AS ways FROM tracker_further_visits WHERE page_id = ${id}`,
  )
  expect(rows).toEqual([{ ways: 0 }])
})

test('events from before cities were counted stay without a city, and still count', async () => {
  const database = await databaseOfThisTest()
  const other: TestApp = await createTestApp({ database })
  const reader = await other.signedIn()
  const { page } = await makePage(reader)
  await publish(reader, page)
  const say = async (url: string, source: string) => {
    const given = { pageId: page.id, visitorId: 'andi-dua-kali', url, source }
    const events = [{ name: 'page_visit' as const }, { name: 'lp_cta_click' as const }]
    expect((await sendVisit(other.visitor(), visitOf({ ...given, events }))).status).toBe(200)
  }
  await say('/kelas-uji', '')
  await say('/kelas-uji', 'utm_source=ig')
  const read = async () => (await reader.get(`/admin/landing-pages/${page.id}/figures`)).body.data as PageAnalytics
  const before = await read()
  // As the tables were.
  await database.queries.execute(
    sql.raw(`
      ALTER TABLE tracker_events DROP COLUMN city;
      ALTER TABLE tracker_visitors DROP COLUMN city;
      ALTER TABLE tracker_hours DROP COLUMN city, ADD CONSTRAINT tracker_hours_pkey
        PRIMARY KEY (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device);
      ALTER TABLE tracker_further_visits DROP COLUMN city, ADD CONSTRAINT tracker_further_visits_pkey
        PRIMARY KEY (page_id, day, visitor_id, variant, source, campaign, device)`),
  )
  const migration = readMigrations().find(({ name }) => name.endsWith('_cities'))
  await database.queries.execute(sql.raw(migration?.sql ?? ''))
  expect(await read()).toEqual(before)
  expect(before.cities).toEqual([])

  await say('/kelas-uji', 'utm_source=ig')
  await say('/kelas-uji?kota=bekasi', 'utm_source=ig')
  const { totals, sources } = await read()
  expect(totals).toMatchObject({ views: 4, visitors: 1, ctaVisitors: 1 })
  expect(sources).toMatchObject([
    { source: 'instagram', views: 3, visitors: 1 },
    { source: 'direct', views: 1, visitors: 1 },
  ])
  expect(await citiesOf({ desk: reader, pageId: page.id })).toEqual([
    ['Bekasi', 1, 1],
    ['', 3, 1],
  ])
})
