import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { publish } from '../../../testing/form-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

let now = new Date()
beforeEach(() => {
  now = new Date('2026-11-22T03:20:00Z')
})
const clock = { now: () => now }
const app = await createTestApp({ overrides: { clock } })
const desk = await app.signedIn()

const freshPage = async () => {
  const made = await makePage(desk)
  await publish(desk, made.page)
  return made.page.id
}

const come = async (pageId: string, source: Record<string, string>, to: Pick<TestApp, 'visitor'> = app) => {
  const visit = visitOf({ pageId, source: new URLSearchParams(source).toString() })
  expect((await sendVisit(to.visitor(), visit)).status).toBe(200)
}

/** Sends as many visits, each with a new source. */
const flood = (pageId: string, name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => come(pageId, { utm_source: `${name}-${index}` })))

const countedNames = async (pageId: string) => {
  const { rows } = await app.database.queries.execute<{ name: string }>(
    sql`SELECT DISTINCT source || ' ' || campaign AS name FROM tracker_hours WHERE page_id = ${pageId}`,
  )
  return new Set(rows.map(({ name }) => name))
}

test('made-up sources cannot fill the table: beyond two hundred new ones per page and day they are counted together', async () => {
  const pageId = await freshPage()
  await come(pageId, { utm_source: 'buletin', utm_campaign: 'gajian' })
  await flood(pageId, 'palsu', 260)
  const names = await countedNames(pageId)
  expect(names.size).toBe(201)
  expect(names).toContain('(lainnya) ')

  // Known sources are counted as before, and visits without a source need no room.
  await come(pageId, { utm_source: 'buletin', utm_campaign: 'gajian' })
  await come(pageId, {})
  await come(pageId, { utm_source: 'ig' })
  await come(pageId, { utm_source: 'ig', utm_campaign: 'kampanye-baru' })
  const { body } = await desk.get(`/admin/landing-pages/${pageId}/figures?from=2026-11-22&until=2026-11-22`)
  const { totals, campaigns, sources } = body.data as PageAnalytics
  expect(totals.views).toBe(265)
  expect(campaigns.map(({ campaign, views }) => [campaign, views])).toEqual([
    ['gajian', 2],
    ['(lainnya)', 1],
  ])
  expect(sources.find(({ source }) => source === '(lainnya)')).toMatchObject({ views: 61 })
  expect(sources.find(({ source }) => source === 'instagram')).toMatchObject({ views: 2 })
  expect(sources.find(({ source }) => source === 'direct')).toMatchObject({ views: 1 })
})

test('a new process continues the count of the previous one, and another page has its own limit', async () => {
  const pageId = await freshPage()
  await flood(pageId, 'palsu', 220)
  const restarted = await createTestApp({ database: app.database, overrides: { clock } })
  await come(pageId, { utm_source: 'baru-lagi' }, restarted)
  await come(pageId, { utm_source: 'palsu-0' }, restarted)
  const names = await countedNames(pageId)
  expect(names.size).toBe(201)
  expect(names).not.toContain('baru-lagi ')

  const other = await freshPage()
  await come(other, { utm_source: 'baru-lagi' })
  expect(await countedNames(other)).toEqual(new Set(['baru-lagi ']))
})

test('the next day has room again, and knows those of the days before', async () => {
  const pageId = await freshPage()
  await flood(pageId, 'palsu', 220)
  now = new Date('2026-11-22T17:00:01Z')
  await come(pageId, { utm_source: 'palsu-0' })
  await flood(pageId, 'esok', 200)
  const names = await countedNames(pageId)
  expect(names).toContain('esok-199 ')
  expect(names.size).toBe(401)
  await come(pageId, { utm_source: 'lusa' })
  expect(await countedNames(pageId)).not.toContain('lusa ')
})
