import type { CourseAnalytics } from '@naikkelas/contract/learning'
import type { PageAnalytics } from '@naikkelas/contract/marketing'
import type { CommentThread, LandingPage, Media, SitePart } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditMoney } from '../modules/commerce/money-audit/index.ts'
import { midtransAccount, xenditAccount } from '../testing/payment-accounts.ts'
import { createTestApp } from '../testing/test-app.ts'
import { makeAdmin } from '../testing/factories.ts'
import { StartError } from '@naikkelas/supervision'
import { demoPassword } from './demo-accounts.ts'
import { fixedPages } from './fixed-pages/index.ts'
import { seedDatabase } from './index.ts'

const slow = 240_000
const world = [
  ['/workshop-iklan-hemat', 'draft', false],
  ['/kelola-marketplace', 'published', true],
  ['/p/kopi-ratna', 'published', false],
  ['/kelas-data-usaha', 'published', false],
  ['/info-peserta', 'published', false],
]

/** Open and resolved threads, page by page. */
async function conversationsAt(app: App) {
  const marketer = await marketerAt(app)
  const { items } = (await marketer.get('/admin/landing-pages')).body.data as { items: LandingPage[] }
  const rows = []
  for (const { id, address } of items) {
    const threads = (await marketer.get(`/admin/landing-pages/${id}/comments`)).body.data as CommentThread[]
    for (const { comments, isResolved } of threads)
      rows.push([address, comments.map(({ author }) => author?.name), isResolved])
  }
  return rows
}

const talk = [
  ['/workshop-iklan-hemat', ['Raka Pratama', 'Sinta Maharani'], true],
  ['/workshop-iklan-hemat', ['Sinta Maharani', 'Raka Pratama'], false],
  ['/kelola-marketplace', ['Dewi Lestari'], false],
]

const kinds = { course: 40, service: 12, tool: 2, add_on: 4, event: 20, partner_package: 6 }

/** What is sold, by kind, all of it active; every course but the bundle has an outline. */
async function expectCatalogue(app: App) {
  const { rows } = await app.database.queries.execute(sql`
    SELECT kind, count(*)::int AS count FROM sellables WHERE status = 1 GROUP BY kind`)
  expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))).toEqual(kinds)
  const { rows: blank } = await app.database.queries.execute(sql`
    SELECT link FROM sellables WHERE kind = 'course'
      AND (SELECT count(*) FROM course_lessons JOIN course_chapters ON course_chapters.id = chapter_id WHERE course_id = sellables.id) < 4`)
  expect(blank).toEqual([{ link: 'paket-penjual-shopee' }])
}

/** Words of buyers, each its own, some of them hidden and some answered, and none twice by one person. */
/** A gradebook with each state, of learners of one course. */
async function expectGrades(app: App) {
  const { rows } = await app.database.queries.execute(sql`
    SELECT kind, array_agg(state ORDER BY state) AS states FROM lesson_grades GROUP BY kind ORDER BY kind`)
  expect(rows).toEqual([
    { kind: 3, states: [2, 2, 2, 2, 3] },
    { kind: 4, states: [0, 0, 1, 2, 2] },
  ])
}

async function expectReviews(app: App) {
  const { rows } = await app.database.queries.execute(sql`
    SELECT count(*)::int AS all, count(DISTINCT text)::int AS texts, count(DISTINCT (sellable_id, learner_id))::int AS pairs,
      count(*) FILTER (WHERE hidden_at IS NOT NULL)::int AS hidden, count(DISTINCT sellable_id) > 35 AS spread,
      count(reply) > 10 AS answered, bool_and(written_at < now()) AS past,
      (SELECT sum(review_count)::int FROM review_totals) AS shown
    FROM reviews`)
  expect(rows).toEqual([
    { all: 200, texts: 200, pairs: 200, hidden: 3, spread: true, answered: true, past: true, shown: 197 },
  ])
}

/** What the site says beside its pages, all of it for visitors to read. */
async function expectContent(app: App) {
  const { rows } = await app.database.queries.execute(sql`
    SELECT (SELECT count(*)::int FROM announcements WHERE state = 'published') AS announcements,
      (SELECT count(DISTINCT type)::int FROM announcements) AS types,
      (SELECT count(*)::int FROM banners WHERE state = 'published' AND picture_id IS NOT NULL) AS banners,
      (SELECT count(*)::int FROM highlights WHERE state = 'published' AND sellable_id IS NOT NULL) AS highlights,
      (SELECT count(*)::int FROM course_collections JOIN course_collection_items ON collection_id = course_collections.id
        WHERE status = 1) AS collected,
      (SELECT count(*)::int FROM promotions WHERE state = 'published' AND landing_page_id IS NOT NULL) AS promotions,
      (SELECT count(*)::int FROM legal_texts WHERE state = 'published' AND valid_from <= (now() AT TIME ZONE 'Asia/Jakarta')::date) AS
        legal_texts,
      (SELECT count(*)::int FROM live_sessions WHERE state = 'published') AS live_sessions,
      (SELECT count(*)::int FROM live_sessions WHERE now() BETWEEN starts_at AND ends_at) AS live,
      (SELECT count(*)::int FROM vacancies WHERE state = 'published') AS vacancies,
      (SELECT count(DISTINCT department)::int FROM vacancies) AS departments`)
  expect(rows).toEqual([
    {
      announcements: 30,
      types: 4,
      banners: 3,
      highlights: 2,
      collected: 10,
      promotions: 1,
      legal_texts: 1,
      live_sessions: 6,
      live: 1,
      vacancies: 12,
      departments: 5,
    },
  ])
}

/** What was sold in two months: in every way an order can end, by gateways and by hand, with books that are right. */
async function expectSales(app: App) {
  const { rows } = await app.database.queries.execute(sql`
    SELECT count(*) FILTER (WHERE status = 1)::int AS paid, count(*) FILTER (WHERE status = 2)::int AS expired,
      count(*) FILTER (WHERE status = 0)::int AS waiting, count(*) FILTER (WHERE is_late)::int AS late,
      count(DISTINCT payment_channel)::int AS channels, bool_and(coalesce(paid_at, created_at) < now()) AS past,
      (SELECT count(*)::int FROM refunds WHERE state = 'succeeded') AS refunds,
      (SELECT count(*)::int FROM payment_cases WHERE decision IS NULL) AS cases,
      (SELECT count(*)::int FROM gateway_differences WHERE decision IS NULL) AS differences,
      (SELECT count(*)::int FROM payment_webhooks WHERE attempt_id IS NULL) AS strays,
      (SELECT count(*)::int FROM subscriptions) AS subscriptions,
      (SELECT count(*)::int FROM payment_attempts WHERE check_at IS NOT NULL) AS asked_again,
      (SELECT count(*)::int FROM order_lines WHERE partner_id IS NOT NULL) AS partners,
      count(*) FILTER (WHERE coupon_id IS NOT NULL)::int AS with_coupon
    FROM orders WHERE buyer_email LIKE '%@pembeli.test'`)
  expect(rows).toEqual([
    {
      paid: 54,
      expired: 11,
      waiting: 3,
      late: 0,
      channels: 7,
      past: true,
      refunds: 6,
      cases: 1,
      differences: 1,
      strays: 1,
      subscriptions: 2,
      asked_again: 0,
      partners: 6,
      with_coupon: 16,
    },
  ])
  expect((await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0)).toEqual([])
}

/** What learners of one course have done: some in each step of its funnel, a film with enough viewers, questions that wait. */
async function expectLearning(app: App) {
  const { rows } = await app.database.queries.execute(sql`SELECT id FROM sellables WHERE link = 'kenalan-shopee'`)
  const analytics = (await (await marketerAt(app)).get(`/admin/courses/${rows[0]?.id}/analytics`)).body
    .data as CourseAnalytics
  const { granted, opened, quarter, half, threeQuarters, completed } = analytics.funnel
  const steps = [granted, opened, quarter, half, threeQuarters, completed, 1]
  expect(steps).toEqual(steps.toSorted((one, other) => other - one))
  expect(new Set(steps).size).toBe(steps.length)
  expect(analytics.lessons[0]?.film?.viewers).toBeGreaterThan(20)
  expect(analytics.lessons.every(({ reached, stopped }) => reached > 0 && stopped > 0)).toBe(true)
  expect(analytics.questions.unanswered).toBe(2)
}

type App = Awaited<ReturnType<typeof createTestApp>>

async function marketerAt(app: App) {
  const marketer = app.visitor()
  expect(
    (await marketer.post('/admin/sign-in', { email: 'pemasar@naikkelas.test', password: demoPassword })).status,
  ).toBe(200)
  return marketer
}

async function pagesAt(app: App) {
  const { items } = (await (await marketerAt(app)).get('/admin/landing-pages')).body.data as { items: LandingPage[] }
  return items
    .filter(({ kind }) => kind !== 'fixed')
    .map(({ address, status, hasUnpublishedChanges }) => [address, status, hasUnpublishedChanges])
}

/** Header and footer around the demo's own pages. */
async function partsAt(app: App) {
  const parts = (await (await marketerAt(app)).get('/admin/site-parts')).body.data as SitePart[]
  return parts.map(({ part, page, document }) => [part, page.status, document.sections.map(({ type }) => type)])
}
const parts = [
  ['header', 'published', ['navbar']],
  ['footer', 'published', ['footer']],
]

/** What the screen says of the demo's visits is what their events come to, counted one by one. */
async function expectLivelyAnalytics(app: App) {
  const marketer = await marketerAt(app)
  const { items } = (await marketer.get('/admin/landing-pages')).body.data as { items: LandingPage[] }
  const course = items.find(({ address }) => address === '/kelas-data-usaha')
  const analytics = (await marketer.get(`/admin/landing-pages/${course?.id}/figures`)).body.data as PageAnalytics
  const { rows } = await app.database.queries.execute(sql`
    SELECT name, traffic, visitor_id, city, day::text AS day FROM tracker_events WHERE page_id = ${course?.id}`)
  const within = rows.filter(({ day }) => String(day) >= analytics.period.from)
  const of = (name: string, traffic = 'visitor') => within.filter((row) => row.name === name && row.traffic === traffic)
  const people = (events: typeof rows) => new Set(events.map(({ day, visitor_id }) => `${day} ${visitor_id}`)).size
  expect(analytics.totals).toMatchObject({
    views: of('page_visit').length,
    visitors: people(of('page_visit')),
    ctaClicks: of('lp_cta_click').length,
    ctaVisitors: people(of('lp_cta_click')),
  })
  expect(analytics.cities.map(({ city, views, visitors }) => [city, views, visitors]).toSorted()).toEqual(
    ['', 'Bandung', 'Jakarta Selatan', 'Medan', 'Surabaya'].map((city) => {
      const visits = of('page_visit').filter((row) => row.city === city)
      return [city, visits.length, people(visits)]
    }),
  )
  const service = items.find(({ address }) => address === '/kelola-marketplace')
  const served = (await marketer.get(`/admin/landing-pages/${service?.id}/figures`)).body.data as PageAnalytics
  expect(served.cityNames.toSorted()).toEqual(['Bandung', 'Jabodetabek'])
  expect(analytics.traffic).toMatchObject({ bot: of('page_visit', 'bot').length })
  expect(analytics.totals.views).toBeGreaterThan(300)
  expect(analytics.totals.ctaClicks).toBeGreaterThan(10)
  expect(analytics.totalsBefore.views).toBeGreaterThan(300)
  expect(analytics.sections.every(({ isOnPage }) => isOnPage)).toBe(true)
  expect(analytics.traffic.bot).toBeGreaterThan(5)
}

test(
  'an empty local database is seeded once, also with simultaneous starts',
  async () => {
    const paymentAccounts = { xendit: xenditAccount, midtrans: midtransAccount }
    const app = await createTestApp({ overrides: { paymentAccounts } })
    const other = await createTestApp({
      database: app.database,
      overrides: { blobs: app.context.ports.blobs, paymentAccounts },
    })

    const notes = await Promise.all([seedDatabase(app), seedDatabase(other)])

    expect(notes[0]).toEqual([
      'Demo sign-ins at http://localhost:3000/admin: admin@naikkelas.test, pemasar@naikkelas.test, perancang@naikkelas.test, and forum@naikkelas.test, password NaikKelas2026!',
      'Demo partners at http://localhost:3000/partner: mitra@naikkelas.test and langganan@naikkelas.test, the same password',
      'Demo member at http://localhost:3000/login: siswa@naikkelas.test and langganan@naikkelas.test, the same password; mails and codes are at http://localhost:3000/dev/outbox',
    ])
    expect(notes[1]).toEqual(notes[0])
    expect(await seedDatabase(app)).toEqual(notes[0])
    expect(await pagesAt(app)).toEqual(world)
    expect((await app.publicPages.listPublished()).map(({ address }) => address)).toEqual(
      expect.arrayContaining(fixedPages.map(({ path }) => path)),
    )
    expect(await partsAt(app)).toEqual(parts)
    const { total } = (await (await marketerAt(app)).get('/admin/media')).body.data as { total: number; items: Media[] }
    expect(total).toBeGreaterThan(20)
    expect(await conversationsAt(app)).toEqual(talk)
    await expectLivelyAnalytics(app)
    await expectCatalogue(app)
    await expectReviews(app)
    await expectGrades(app)
    await expectContent(app)
    await expectSales(app)
    await expectLearning(app)
    expect([...app.failures, ...other.failures]).toEqual([])
  },
  slow,
)

test('a seed that was killed halfway is finished at the next start', {
  tags: 'exhaustive',
  timeout: slow,
}, async () => {
  const app = await createTestApp()
  let drawn = 0
  app.pageDrawer.beforeDrawing = async () => {
    drawn += 1
    if (drawn === 2) throw new Error('killed')
  }
  await expect(seedDatabase(app)).rejects.toThrow('killed')
  app.pageDrawer.beforeDrawing = undefined
  await app.database.queries.execute(sql`UPDATE seeds SET leased_until = now()`)

  await seedDatabase(app)

  expect(await pagesAt(app)).toEqual(world)
  await expectCatalogue(app)
  await expectReviews(app)
  await expectContent(app)
  expect(await partsAt(app)).toEqual(parts)
  // What was said is not said twice when it stops later still.
  await app.database.queries.execute(sql`UPDATE seeds SET finished_at = NULL, leased_until = now()`)
  await seedDatabase(app)
  expect(await conversationsAt(app)).toEqual(talk)
  const { rows } = await app.database.queries.execute(sql`
      SELECT count(*)::int AS sold FROM orders WHERE buyer_email LIKE '%@pembeli.test'`)
  expect(rows).toEqual([{ sold: 68 }])
  expect((await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0)).toEqual([])
})

test('a database in use gets no demo accounts', async () => {
  const app = await createTestApp()
  await makeAdmin(app.database)

  expect(await seedDatabase(app, { hasFixedPages: false })).toEqual([])
  expect(
    (await app.visitor().post('/admin/sign-in', { email: 'admin@naikkelas.test', password: demoPassword })).status,
  ).toBe(401)
})

test('staging and production get no demo accounts either', async () => {
  const app = await createTestApp({ overrides: { appEnv: 'staging' } })

  const [note] = await seedDatabase(app, { hasFixedPages: false })

  expect(note).toMatch(
    /^Nobody can sign in yet\. Make the first admin at .*\/admin\/mulai with this one-time code: [\w-]{22}$/,
  )
  expect(
    (await app.visitor().post('/admin/sign-in', { email: 'admin@naikkelas.test', password: demoPassword })).status,
  ).toBe(401)
})

test.each(['staging', 'production'] as const)('%s does not start on a database with demo accounts', async (appEnv) => {
  const app = await createTestApp({ overrides: { appEnv } })
  await makeAdmin(app.database, { email: 'pemasar@naikkelas.test' })

  const refused = await seedDatabase(app).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(StartError)
  expect(refused).toMatchObject({
    message: expect.stringMatching(/^This database holds the demonstration's accounts .*\.$/),
  })
})
