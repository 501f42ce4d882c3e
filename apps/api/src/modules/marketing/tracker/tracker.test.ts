import type { PageAnalytics, TrackerReceipt } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../../platform/database/index.ts'
import { publish } from '../../../testing/form-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { eventsOf, hourlySums, phoneBrowser, sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

let now = new Date('2026-11-22T03:20:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const mistakes = ({ body }: Reply) => (body.data as { fields?: { path: string }[] }).fields?.map(({ path }) => path)

const freshPage = async () => {
  const made = await makePage(desk)
  await publish(desk, made.page)
  return made.page
}

test('a click on a chat rotation counts as a WhatsApp click', async () => {
  const { id: pageId } = await freshPage()
  const press = { name: 'lp_cta_click' as const, section: 'headline', button_type: 'cta', element: '0' }
  const events = ['/wa/abcd2345', '/wacana'].map((type) => ({ ...press, type }))
  expect(await sendVisit(visitor, visitOf({ pageId, events }))).toMatchObject({ status: 200 })
  const { rows } = await app.database.queries.execute(
    sql`SELECT type, button_type FROM tracker_events WHERE page_id = ${pageId} ORDER BY type`,
  )
  expect(rows).toEqual([
    { type: '/wa/abcd2345', button_type: 'whatsapp' },
    { type: '/wacana', button_type: 'cta' },
  ])
})

test('what a browser sends ahead of a visit is not counted', async () => {
  const { id: pageId } = await freshPage()
  const headers = { 'user-agent': phoneBrowser, 'sec-purpose': 'prefetch;prerender' }
  const reply = await visitor.send('POST', '/tracker', visitOf({ pageId }), headers)
  expect(reply).toMatchObject({ status: 200, body: { data: { received: 0 } } })
  expect(await eventsOf(app, pageId)).toEqual([])
})

describe('an event as the specification sends it', () => {
  const nine = {
    user_id: 71,
    page: '/kelas-uji',
    url: 'http://localhost:3000/kelas-uji?utm_source=ig&email=sari@contoh.test',
    platform: 'mobile_ios',
    subdomain: 'mitra',
    button_type: 'cta',
    section: 'headline',
    type: 'headline',
    partner_type: 'commission',
  }
  const send = (name: string, body: unknown = nine) =>
    visitor.send('POST', `/tracker?event_name=${name}`, body, { 'user-agent': phoneBrowser })

  test.each(['page_visit', 'button_click', 'banner_click', 'lp_cta_click', 'landing_page_section'])(
    '%s is stored with its nine fields; the user comes from the session only',
    async (name) => {
      expect(await send(name, { ...nine, id: `satu-${name}` })).toMatchObject({
        status: 200,
        body: { data: { received: 1 } },
      })
      const { rows } = await app.database.queries.execute(
        sql`SELECT * FROM tracker_events WHERE id = ${`satu-${name}`} AND name = ${name}`,
      )
      expect(rows).toMatchObject([
        {
          user_id: null,
          page: '/kelas-uji',
          platform: 'mobile_ios',
          subdomain: 'mitra',
          button_type: 'cta',
          section: 'headline',
          type: 'headline',
          partner_type: 'commission',
        },
      ])
    },
  )

  test('counts for the page at its path', async () => {
    const { id: pageId, address } = await freshPage()
    for (const [name, page] of [
      ['page_visit', address],
      ['lp_cta_click', `${address}?utm_source=ig`],
    ] as const)
      expect((await send(name, { ...nine, page })).status).toBe(200)
    const { totals } = (await desk.get(`/admin/landing-pages/${pageId}/figures`)).body.data as PageAnalytics
    expect(totals).toMatchObject({ views: 1, ctaClicks: 1 })
  })

  test('of an address only the campaign is kept', async () => {
    await send('page_visit', { ...nine, id: 'alamat-0001' })
    const { rows } = await app.database.queries.execute(sql`SELECT url FROM tracker_events WHERE id = 'alamat-0001'`)
    expect(rows).toEqual([{ url: '/kelas-uji?utm_source=ig' }])
  })

  test.each([
    ['a name that is none of the five', 'purchase', nine, 422, ['event_name']],
    ['a second name', 'page_visit&event_name=button_click', nine, 422, ['event_name']],
    ['the same name twice', 'page_visit&event_name=page_visit', nine, 422, ['event_name']],
    ['an unknown field', 'page_visit', { ...nine, price: 1 }, 422, ['price']],
    ['a platform that is none of the three', 'page_visit', { ...nine, platform: 'tv' }, 422, ['platform']],
    ['a partner type that is none', 'page_visit', { ...nine, partner_type: 'vip' }, 422, ['partner_type']],
    ['a list where text belongs', 'page_visit', { ...nine, section: ['price'] }, 422, ['section']],
    ['a key that reaches a prototype', 'page_visit', '{"__proto__":{"a":1}}', 422, ['__proto__']],
    ['what the database cannot store', 'page_visit', { ...nine, section: 'a\u0000b' }, 422, ['section']],
    ['half a letter', 'page_visit', { ...nine, section: 'a\ud83d' }, 422, ['section']],
    [
      'a page that is not ours',
      'page_visit',
      { ...nine, pageId: '0190f5fe-7c00-7a00-8000-000000000000' },
      422,
      ['pageId'],
    ],
    ['no JSON', 'page_visit', '{', 400, undefined],
    ['more than an event may weigh', 'page_visit', { ...nine, url: 'x'.repeat(9_000) }, 413, undefined],
  ])('%s is refused', async (_, name, body, status, fields) => {
    const reply = await send(name, body)
    expect(reply.status).toBe(status)
    expect(mistakes(reply)).toEqual(fields)
  })
})

describe('several events of one view', () => {
  test('are stored with section, variant, visitor and source, and counted at once', async () => {
    const { id: pageId } = await freshPage()
    const visit = visitOf({
      pageId,
      source: 'utm_source=IG&utm_campaign=gajian&fbclid=1',
      url: 'http://localhost:3000/kelas-uji?utm_source=IG&utm_campaign=gajian&fbclid=rahasia',
      referrer: 'https://l.instagram.com/?u=rahasia',
      events: [
        { name: 'page_visit' },
        { name: 'landing_page_section', section: 'headline', type: 'headline', visibleMs: 4_200.4, afterMs: 5_000 },
        {
          name: 'lp_cta_click',
          section: 'headline',
          button_type: 'cta',
          element: '1',
          type: '/checkout/7?email=a@b.c',
        },
      ],
    })
    expect(await sendVisit(visitor, visit)).toMatchObject({ status: 200, body: { data: { received: 3 } } })

    const shared = {
      source: 'instagram',
      campaign: 'gajian',
      click_ids: 'fbclid',
      referrer: 'l.instagram.com',
      variant: '',
      visitor_id: visit.visitorId,
      session_id: visit.sessionId,
      view_id: visit.viewId,
      traffic: 'visitor',
      day: '2026-11-22',
    }
    const sectionId = (await eventsOf(app, pageId))[1]?.section_id
    expect(sectionId).toMatch(/^[\w-]{10}$/)
    expect(await eventsOf(app, pageId)).toMatchObject([
      { ...shared, name: 'page_visit', section_id: '' },
      { ...shared, name: 'landing_page_section', section_id: sectionId, visible_ms: 4200, after_ms: 5000 },
      { ...shared, name: 'lp_cta_click', section_id: sectionId, element: '1', type: '/checkout/7' },
    ])
    const linkPattern: unknown = expect.stringMatching(/^[0-9a-f]{16}$/)
    const key = {
      hour: '2026-11-22T03:00:00.000Z',
      source: 'instagram',
      campaign: 'gajian',
      device: 'mobile',
      variant: '',
    }
    expect(await hourlySums(app, pageId)).toMatchObject([
      { ...key, name: 'landing_page_section', section_id: sectionId, events: 1, visitors: 0, visibleMs: 4200 },
      { ...key, name: 'lp_cta_click', section_id: sectionId, element: linkPattern, events: 1, visitors: 0 },
      { ...key, name: 'page_visit', section_id: '', events: 1, visitors: 1 },
    ])
  })

  const campaign = { source: 'utm_source=ig&utm_campaign=gajian' }
  test.each([
    [
      'its own address',
      { url: '/kelas-uji?utm_source=ig', referrer: 'https://www.google.com/' },
      'instagram',
      'gajian',
    ],
    ['another site, whatever campaign was met before', { referrer: 'https://www.google.com/' }, 'google', ''],
    ['the last campaign, without another source', {}, 'instagram', 'gajian'],
    ['the last campaign, when it comes from within', { referrer: 'http://localhost:3000/' }, 'instagram', 'gajian'],
  ])('a visit comes by %s', async (_by, given, source, named) => {
    const { id: pageId } = await freshPage()
    await sendVisit(visitor, visitOf({ pageId, ...campaign, ...given }))
    expect(await eventsOf(app, pageId)).toMatchObject([{ source, campaign: named }])
  })

  test('sent twice, together or apart, they count once; also across midnight', async () => {
    const { id: pageId } = await freshPage()
    const visit = visitOf({ pageId })
    now = new Date('2026-11-22T16:59:59Z')
    await Promise.all([sendVisit(visitor, visit), sendVisit(visitor, visit)])
    await sendVisit(visitor, visit)
    now = new Date('2026-11-22T17:00:10Z')
    expect((await sendVisit(visitor, visit)).status).toBe(200)
    now = new Date('2026-11-22T03:20:00Z')
    expect(await eventsOf(app, pageId)).toHaveLength(1)
    expect(await hourlySums(app, pageId)).toMatchObject([{ events: 1, visitors: 1 }])
  })

  test('a returning visitor counts once a day, and a click on a call to action once per visitor', async () => {
    const { id: pageId } = await freshPage()
    const same = { pageId, visitorId: 'orang-yang-sama' }
    await sendVisit(visitor, visitOf(same))
    await sendVisit(visitor, visitOf({ ...same, events: [{ name: 'page_visit' }, { name: 'lp_cta_click' }] }))
    await sendVisit(visitor, visitOf({ ...same, events: [{ name: 'lp_cta_click' }] }))
    const visits = (await hourlySums(app, pageId)).filter((row) => 'name' in row && row.name === 'page_visit')
    expect(visits).toMatchObject([{ events: 2, visitors: 1 }])
    const { rows } = await app.database.queries.execute(
      sql`SELECT visitor_id, cta_at IS NOT NULL AS pressed FROM tracker_visitors WHERE page_id = ${pageId}`,
    )
    expect(rows).toEqual([{ visitor_id: 'orang-yang-sama', pressed: true }])
  })

  test.each(['d', 'zzz'])(
    'a variant that the page never had (%s) is dropped, and the visit counts',
    async (variant) => {
      const { id: pageId } = await freshPage()
      expect((await sendVisit(visitor, visitOf({ pageId, variant }))).status).toBe(200)
      expect(await hourlySums(app, pageId)).toMatchObject([{ variant: '', events: 1, visitors: 1 }])
    },
  )

  test('a section that is not on the page is kept under its name and refers to none', async () => {
    const { id: pageId } = await freshPage()
    await sendVisit(visitor, visitOf({ pageId, events: [{ name: 'landing_page_section', section: 'bukan-bagian' }] }))
    expect(await eventsOf(app, pageId)).toMatchObject([{ section: 'bukan-bagian', section_id: '' }])
  })

  test.each(['constructor', '__proto__', 'hasOwnProperty', '<script>alert(1)</script>', "'; DROP TABLE x; --"])(
    'a made-up source (%s) is stored as text and counted separately',
    async (made) => {
      const { id: pageId } = await freshPage()
      const source = new URLSearchParams({ utm_source: made, utm_campaign: made, ref: made }).toString()
      expect((await sendVisit(visitor, visitOf({ pageId, source }))).status).toBe(200)
      const kept = { source: made.toLowerCase(), campaign: made, ref: made }
      expect(await eventsOf(app, pageId)).toMatchObject([kept])
      expect(await hourlySums(app, pageId)).toMatchObject([{ source: kept.source, campaign: made, events: 1 }])
    },
  )

  test('long values are cut between characters, never within one', async () => {
    const { id: pageId } = await freshPage()
    const long = `${'a'.repeat(99)}😀b`
    const source = new URLSearchParams({ utm_source: long, utm_campaign: long, ref: `${'r'.repeat(63)}😀` }).toString()
    const press = { name: 'lp_cta_click' as const, type: `/${'t'.repeat(198)}😀` }
    expect((await sendVisit(visitor, visitOf({ pageId, source, events: [press] }))).status).toBe(200)
    expect(await eventsOf(app, pageId)).toMatchObject([
      { source: 'a'.repeat(99), campaign: 'a'.repeat(99), ref: 'r'.repeat(63), type: `/${'t'.repeat(198)}` },
    ])
  })

  test.each([
    ['none', { events: [] }, 422],
    ['nothing but one without an id', { events: [{ name: 'page_visit', id: '' }] }, 422],
    ['a visitor id that is a sentence', { visitorId: 'bukan id, kalimat' }, 422],
  ])('%s is refused', async (_, given, status) => {
    expect((await sendVisit(visitor, visitOf(given as never))).status).toBe(status)
  })

  test.each([
    ['words with half a letter', { label: 'a\ud83d b' }, 'label'],
    ['words that the database cannot store', { label: 'Daftar\u0000' }, 'label'],
    ['words without end', { label: 'a'.repeat(121) }, 'label'],
    ['a name that is none of the five', { name: 'purchase' }, 'name'],
    ['a key that reaches a prototype', { constructor: 1 }, 'constructor'],
  ])('%s are dropped and reported, and the rest of the view is kept', async (_, broken, field) => {
    const { id: pageId } = await freshPage()
    const press = { name: 'button_click' as const, ...(broken as object) }
    const events = [{ name: 'page_visit' as const }, press, { name: 'lp_cta_click' as const }]
    const reply = await sendVisit(visitor, visitOf({ pageId, events }))
    expect(reply).toMatchObject({ status: 200, body: { data: { received: 2 } } })
    expect((reply.body.data as TrackerReceipt).refused.map(({ path }) => path)).toEqual([`events.1.${field}`])
    expect((await eventsOf(app, pageId)).map(({ name }) => name).toSorted()).toEqual(['lp_cta_click', 'page_visit'])
    const alone = await sendVisit(visitor, visitOf({ pageId, events: [press] }))
    expect([alone.status, mistakes(alone)]).toEqual([422, [`events.0.${field}`]])
  })

  test('of more than fifty events the first fifty are stored, and the rest is reported', async () => {
    const { id: pageId } = await freshPage()
    const events = Array.from({ length: 52 }, () => ({ name: 'button_click' as const }))
    const reply = await sendVisit(visitor, visitOf({ pageId, events }))
    expect(reply).toMatchObject({ status: 200, body: { data: { received: 50 } } })
    expect((reply.body.data as TrackerReceipt).refused).toEqual([
      { path: 'events.50', message: 'Paling banyak 50 peristiwa sekali kirim' },
      { path: 'events.51', message: 'Paling banyak 50 peristiwa sekali kirim' },
    ])
    expect(await eventsOf(app, pageId)).toHaveLength(50)
  })

  test('of a page that was never public nothing is kept; of one that was taken down it is', async () => {
    const { page } = await makePage(desk)
    const say = () => sendVisit(visitor, visitOf({ pageId: page.id }))
    const draft = await say()
    expect([draft.status, mistakes(draft)]).toEqual([422, ['pageId']])
    expect(await eventsOf(app, page.id)).toEqual([])
    await publish(desk, page)
    expect((await say()).status).toBe(200)
    await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
    expect((await say()).status).toBe(200)
    expect(await eventsOf(app, page.id)).toHaveLength(2)
  })

  test('a button whose words were cut within their last letter takes nothing else of the view with it', async () => {
    const { id: pageId } = await freshPage()
    const label = `${'Daftar '.repeat(17)}😀`.slice(0, 120)
    expect(label.isWellFormed()).toBe(false)
    const sent = visitOf({ pageId, events: [{ name: 'page_visit' }, { name: 'button_click', label }] })
    expect((await sendVisit(visitor, sent)).status).toBe(200)
    const kept = (await eventsOf(app, pageId)).map(({ name, label: words }) => [name, words])
    expect(kept.toSorted()).toEqual([
      ['button_click', 'Daftar '.repeat(17)],
      ['page_visit', ''],
    ])
  })

  test('what is too large is refused, announced or not', async () => {
    const body = JSON.stringify(visitOf({ padding: 'x'.repeat(33_000) }))
    const reply = await visitor.send('POST', '/tracker', body, { 'content-type': 'text/plain' })
    expect(reply.status).toBe(413)
  })
})

describe('counted visitors', () => {
  const trafficOf = async (send: (visit: ReturnType<typeof visitOf>) => Promise<unknown>, given = {}) => {
    const { id: pageId } = await freshPage()
    await send(visitOf({ pageId, ...given }))
    return (await hourlySums(app, pageId)).map((row) => ({ ...row }) as Record<string, unknown>)
  }

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['WhatsApp/2.23.20.0'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36'],
    ['curl/8.5.0'],
    [''],
  ])('a crawler (%s) is stored separately, so that its share is known', async (userAgent) => {
    const rows = await trafficOf((visit) => sendVisit(visitor, visit, { 'user-agent': userAgent }))
    expect(rows).toMatchObject([{ traffic: 'bot', events: 1, visitors: 0 }])
  })

  test.each([
    ['Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 Chrome/108.0.0.0 Mobile Safari/537.36'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 289.0.0.25.49',
    ],
    [
      'Mozilla/5.0 (Linux; Android 12; wv) AppleWebKit/537.36 Version/4.0 Chrome/99 Mobile Safari/537.36 musical_ly_2022 BytedanceWebview',
    ],
  ])('a person in %s is a visitor', async (userAgent) => {
    const rows = await trafficOf((visit) => sendVisit(visitor, visit, { 'user-agent': userAgent }))
    expect(rows).toMatchObject([{ traffic: 'visitor', visitors: 1 }])
  })

  test('signed-in admins count as staff, and previews are not counted', async () => {
    expect(await trafficOf((visit) => sendVisit(desk, visit))).toMatchObject([{ traffic: 'staff', visitors: 0 }])
    expect(await trafficOf((visit) => sendVisit(visitor, visit), { page: '/preview/rahasia' })).toMatchObject([
      { traffic: 'preview', visitors: 0 },
    ])
  })
})

test('events of other sites, other content types and other methods are refused', async () => {
  const visit = visitOf()
  expect((await sendVisit(visitor, visit, { origin: 'https://jahat.test' })).status).toBe(403)
  expect((await sendVisit(visitor, visit, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await sendVisit(visitor, visit, { 'content-type': 'multipart/form-data' })).status).toBe(415)
  expect((await visitor.get('/tracker')).status).toBe(405)
})

test('one address cannot fill the table: the next minute it may go on', async () => {
  const crowded = await createTestApp({ database: app.database })
  const replies = await Promise.all(
    Array.from({ length: 3_001 }, () => crowded.visitor().send('POST', '/tracker?event_name=nothing', {})),
  )
  expect(
    replies
      .map(({ status }) => status)
      .sort()
      .at(-1),
  ).toBe(429)
})

test('nothing is acknowledged that is not stored', async () => {
  const lost = await createTestApp({
    database: app.database,
    overrides: { database: createDatabase({ url: 'postgresql://nobody@127.0.0.1:1/nothing' }) },
  })
  const reply = await sendVisit(lost.visitor(), visitOf())
  expect(reply).toMatchObject({ status: 503, body: { data: { code: 'busy' } } })
})

describe('a click on an advertisement', () => {
  const form = {
    link: 'http://localhost:3000/kelas-uji?fbclid=rahasia&utm_source=fb',
    date: '1795000000',
    sponsor_id: 'mitra-7',
    name: 'ads.landing_page.course',
  }
  const send = (given: Record<string, string> = {}) =>
    app.visitor().send('POST', '/log', new URLSearchParams({ ...form, ...given }).toString(), {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'user-agent': phoneBrowser,
    })

  test('is logged with link, date and sponsor', async () => {
    expect((await send()).status).toBe(200)
    const { rows } = await app.database.queries.execute(
      sql`SELECT name, link, sponsor_id, extract(epoch FROM clicked_at)::int AS date FROM ad_click_logs`,
    )
    expect(rows).toEqual([
      { name: form.name, link: '/kelas-uji?utm_source=fb&fbclid=1', sponsor_id: 'mitra-7', date: 1_795_000_000 },
    ])
  })

  test.each([
    [{ name: 'apa saja' }, ['name']],
    [{ date: 'kemarin' }, ['date']],
    [{ link: '' }, ['link']],
    [{ link: 'javascript:alert(1)' }, ['link']],
    [{ link: '/kelas-uji' }, ['link']],
    [{ lain: 'x' }, ['lain']],
  ])('%o is refused', async (given, fields) => {
    const reply = await send(given)
    expect([reply.status, mistakes(reply)]).toEqual([422, fields])
  })
})

test.each([
  ['the year 5138', '99999999999'],
  ['two days ahead', '1795500000'],
  ['nine days ago', '1794500000'],
])('a click on an advertisement in %s is one of now', async (_, date) => {
  const body = { link: 'https://kelas.test/uji', date, sponsor_id: `jam-${date}`, name: 'ads.landing_page.course' }
  const type = 'application/x-www-form-urlencoded'
  const headers = { 'content-type': type, 'user-agent': phoneBrowser }
  expect((await visitor.send('POST', '/log', new URLSearchParams(body).toString(), headers)).status).toBe(200)
  // Our own people click to look.
  expect((await desk.send('POST', '/log', new URLSearchParams(body).toString(), headers)).status).toBe(200)
  const { rows } = await app.database.queries.execute(
    sql`SELECT clicked_at = received_at AS is_now FROM ad_click_logs WHERE sponsor_id = ${body.sponsor_id}`,
  )
  expect(rows).toEqual([{ is_now: true }])
})

test.each([
  ['http://mitra-7.localhost:3000/p/kelas-uji', 'instagram'],
  ['http://bukanlocalhost/', 'bukanlocalhost'],
])('a visitor from %s with an earlier campaign is counted as %s', async (referrer, source) => {
  const { id: pageId } = await freshPage()
  await sendVisit(visitor, visitOf({ pageId, source: 'utm_source=ig', referrer }))
  expect(await eventsOf(app, pageId)).toMatchObject([{ source }])
})

test('of a page that was taken down no variant is made up', async () => {
  const { id: pageId } = await freshPage()
  await desk.post(`/admin/landing-pages/${pageId}/unpublish`)
  expect((await sendVisit(visitor, visitOf({ pageId, variant: 'b' }))).status).toBe(200)
  expect(await eventsOf(app, pageId)).toMatchObject([{ variant: '' }])
})

test('the code of an order is not stored, neither of an address nor of what was pressed', async () => {
  const { id: pageId } = await freshPage()
  const code = '0123456789ABCD'
  const place = {
    page: `/thank-you/${code}`,
    url: `http://localhost:3000/thank-you/${code}?order=${code}&utm_source=ig`,
  }
  const press = { section: 'headline', button_type: 'cta', element: '0', type: `/pembelian-saya/${code}` }
  await sendVisit(visitor, visitOf({ pageId, ...place, events: [{ name: 'lp_cta_click', ...press }] }))
  const events = await eventsOf(app, pageId)
  expect(events).toMatchObject([{ page: '/thank-you', url: '/thank-you?utm_source=ig' }])
  const { rows } = await app.database.queries.execute(sql`SELECT * FROM tracker_events WHERE page_id = ${pageId}`)
  expect(rows).toMatchObject([{ type: '/pembelian-saya' }])
  expect(JSON.stringify([events, rows])).not.toContain(code)
})

test('the token of a preview is not stored, as it opens a draft', async () => {
  const { id: pageId } = await freshPage()
  const at = '/preview/kunci-draf'
  await sendVisit(visitor, visitOf({ pageId, page: at, url: `http://localhost:3000${at}?utm_source=ig` }))
  const events = await eventsOf(app, pageId)
  expect(events).toMatchObject([{ page: '/preview/', url: '/preview/?utm_source=ig', traffic: 'preview' }])
  expect(JSON.stringify(events)).not.toContain('kunci-draf')
})

describe('keeping', () => {
  test('a dropped table of a day is created again', async () => {
    const { id: pageId } = await freshPage()
    const other = await createTestApp({
      database: app.database,
      overrides: { clock: { now: () => new Date('2026-11-30T03:00:00Z') } },
    })
    await sendVisit(other.visitor(), visitOf({ pageId }))
    await app.database.queries.execute(sql`DROP TABLE tracker_events_20261130`)
    expect((await sendVisit(other.visitor(), visitOf({ pageId }))).status).toBe(500)
    expect((await sendVisit(other.visitor(), visitOf({ pageId }))).status).toBe(200)
    expect(await eventsOf(app, pageId)).toHaveLength(1)
  })

  const days = async () => {
    const { rows } = await app.database.queries.execute(
      sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'tracker_events'::regclass ORDER BY 1`,
    )
    return rows.map(({ name }) => String(name).slice(-8))
  }

  test('tables of days are created ahead, and dropped with their visitors after the retention time', async () => {
    const { id: pageId } = await freshPage()
    await sendVisit(visitor, visitOf({ pageId }))
    await app.tidy()
    expect(await days()).toEqual(expect.arrayContaining(['20261122', '20261123', '20261124', '20261125']))

    const before = now
    now = new Date('2027-03-01T00:00:00Z')
    await app.tidy()
    now = before
    expect(await days()).toEqual(['20270301', '20270302', '20270303', '20270304'])
    expect(await eventsOf(app, pageId)).toEqual([])
    const { rows } = await app.database.queries.execute(sql`SELECT 1 FROM tracker_visitors WHERE page_id = ${pageId}`)
    expect(rows).toEqual([])
    expect(await hourlySums(app, pageId)).toMatchObject([{ events: 1, visitors: 1 }])
  })

  test('other ways visitors came by go with their day, and so do clicks on advertisements; what links are called stays for two years', async () => {
    const { id: pageId } = await freshPage()
    const before = now
    const press = (label: string) => ({ name: 'button_click' as const, label, type: `/${label}` })
    now = new Date('2027-05-01T03:00:00Z')
    const visitorId = 'dua-jalan'
    await sendVisit(visitor, visitOf({ pageId, visitorId, events: [press('masih'), press('usang')] }))
    await sendVisit(visitor, visitOf({ pageId, visitorId, source: 'utm_source=ig' }))
    const click = {
      link: 'https://kelas.test/uji',
      date: '1809000000',
      sponsor_id: 'lama',
      name: 'ads.landing_page.course',
    }
    const type = 'application/x-www-form-urlencoded'
    const headers = { 'content-type': type, 'user-agent': phoneBrowser }
    expect((await visitor.send('POST', '/log', new URLSearchParams(click).toString(), headers)).status).toBe(200)
    const kept = async () =>
      (
        await app.database.queries.execute(sql`
          SELECT 'visitor' AS what FROM tracker_visitors WHERE page_id = ${pageId}
          UNION ALL SELECT 'way' FROM tracker_further_visits WHERE page_id = ${pageId}
          UNION ALL SELECT 'click' FROM ad_click_logs WHERE sponsor_id = 'lama'
          UNION ALL SELECT label FROM tracker_links WHERE page_id = ${pageId} ORDER BY what`)
      ).rows.map(({ what }) => what)
    expect(await kept()).toEqual(['click', 'masih', 'usang', 'visitor', 'way'])

    now = new Date('2028-05-01T03:00:00Z')
    expect(
      (await sendVisit(visitor, visitOf({ pageId, visitorId: 'nanti-lagi', events: [press('masih')] }))).status,
    ).toBe(200)
    await app.tidy()
    expect(await kept()).toEqual(['masih', 'usang', 'visitor'])
    now = new Date('2029-07-01T03:00:00Z')
    await app.tidy()
    now = before
    expect(await kept()).toEqual(['masih'])
  })
})
