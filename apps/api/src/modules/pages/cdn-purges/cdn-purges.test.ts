import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makePage } from '../../../testing/page-factories.ts'
import { publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { startWebhookReceiver } from '../../../testing/webhook-receiver.ts'
import { createHttpCdn } from './http-cdn.ts'

const receiver = await startWebhookReceiver()
afterAll(receiver.stop)
const app = await createTestApp({ overrides: { cdn: createHttpCdn({ url: receiver.url, token: 'rahasia' }) } })
const desk = await app.signedIn()
const { queries } = app.database

beforeEach(async () => {
  Object.assign(receiver.answer, { status: 200, headers: {} })
  await settled()
  receiver.received.length = 0
  app.failures.length = 0
})

/** Purges as if the waiting time were over. */
async function later() {
  await queries.execute(sql`UPDATE landing_pages SET public_changed_at = public_changed_at - interval '3 seconds'`)
  await app.runJobs()
  await app.purgeCdn()
  await app.jobs.runDue()
}
async function settled() {
  await app.purgeCdn()
  await app.jobs.runDue()
  await later()
}
const purges = () => receiver.received.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags)

test('a changed page is purged immediately by its tag, and again when every process serves the change', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)
  await app.purgeCdn()
  await app.jobs.runDue()
  expect(purges()).toEqual([[`page-${page.id}`]])
  expect(receiver.received[0]?.headers).toMatchObject({
    authorization: 'Bearer rahasia',
    'surrogate-key': `page-${page.id}`,
    'content-type': 'application/json',
  })
  await app.purgeCdn()
  await app.jobs.runDue()
  expect(purges()).toHaveLength(1)
  await later()
  expect(purges()).toHaveLength(2)
  await later()
  expect(purges()).toHaveLength(2)
})

test.each(['unpublish', 'move'])('a %s purges the old address as well', async (act) => {
  const { page } = await makePage(desk)
  await publish(desk, page)
  await settled()
  receiver.received.length = 0
  const { status } =
    act === 'unpublish'
      ? await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
      : await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'pindah-jauh' })
  expect(status).toBe(200)
  await app.jobs.runDue()
  await app.purgeCdn()
  await app.jobs.runDue()
  expect(purges().flat()).toContain(`page-${page.id}`)
})

test('a failing or redirecting CDN is retried later, and no tag is purged twice at once', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)
  for (const answer of [
    { status: 503, headers: {} },
    { status: 302, headers: { location: 'https://jahat.example/' } },
  ]) {
    Object.assign(receiver.answer, answer)
    receiver.received.length = 0
    await later()
    expect(purges().length).toBeGreaterThan(0)
    expect(new Set(purges().flat())).toEqual(new Set([`page-${page.id}`]))
  }
  expect(app.failures.length).toBeGreaterThanOrEqual(2)
  Object.assign(receiver.answer, { status: 200, headers: {} })
  receiver.received.length = 0
  await later()
  expect(purges()).toEqual([[`page-${page.id}`]])
  await later()
  expect(purges()).toHaveLength(1)
})

test('a hundred pages take four requests, and two processes purge each once', async () => {
  await queries.execute(sql`DELETE FROM cdn_purges`)
  const pages = await Promise.all(Array.from({ length: 5 }, () => makePage(desk)))
  for (const { page } of pages) await publish(desk, page)
  await queries.execute(sql`
    INSERT INTO landing_pages (id, name, kind, link_landing_page, exclusive_landingpage, document, public_revision, public_changed_at, created_at, updated_at)
    SELECT gen_random_uuid(), 'Banyak', 'exclusive', 'banyak-' || n, true, document, 1, now() - interval '1 hour', now(), now()
    FROM landing_pages, generate_series(1, 95) AS n WHERE id = ${pages[0]?.page.id ?? ''}`)
  const other = await createTestApp({
    database: app.database,
    overrides: { cdn: createHttpCdn({ url: receiver.url, token: 'rahasia' }) },
  })
  for (const one of [app, other]) await one.purgeCdn()
  await Promise.all([app.jobs.runDue(), other.jobs.runDue()])
  const tags = purges().flat()
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags.length).toBeGreaterThanOrEqual(100)
  expect(Math.max(...purges().map(({ length }) => length))).toBeLessThanOrEqual(30)
})

test('without a CDN nothing is purged and nothing is stored', async () => {
  const plain = await createTestApp()
  const author = await plain.signedIn()
  await publish(author, (await makePage(author)).page)
  await plain.purgeCdn()
  await plain.jobs.runDue()
  const { rows } = await plain.database.queries.execute(sql`SELECT count(*)::int AS kept FROM cdn_purges`)
  expect(rows).toEqual([{ kept: 0 }])
})
