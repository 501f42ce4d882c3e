import { type AnalyticsDevice, analyticsDevices } from '@naikkelas/contract/marketing'
import { addDays } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../testing/mutations.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

// 22 November, 10.20 in Jakarta.
const now = new Date('2026-11-22T03:20:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn({ role: 0 })
const { queries } = app.database

const names = ['page_visit', 'lp_cta_click', 'button_click', 'landing_page_section']
const sources = ['instagram', 'direct', 'google']

/** Counts of random hours around the border of what is rolled up, as the tracker writes them. */
async function countAtRandom(pageId: string, seed: number) {
  const random = seededRandom(seed)
  const pick = <One>(list: readonly One[]) => list[random(list.length)] as One
  for (let at = 0; at < 400; at++) {
    const hoursAgo = 24 * 84 + random(24 * 12)
    await queries.execute(sql`
      INSERT INTO tracker_hours (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city,
        events, visitors, visible_ms)
      VALUES (${pageId}, date_trunc('hour', ${now}::timestamptz) - make_interval(hours => ${hoursAgo}), ${pick(names)},
        ${pick(['visitor', 'visitor', 'visitor', 'bot'])}, ${pick(['', '', '', 'a'])}, ${pick(['', '', 'bagian-1'])}, ${''},
        ${pick(sources)}, ${pick(['', '', '', 'gajian'])}, ${pick(analyticsDevices)}, ${pick(['', '', '', 'Bandung'])},
        ${1 + random(9)}, ${random(3)}, ${random(9_000)})
      ON CONFLICT DO NOTHING`)
  }
}

/** Ranges before, across and after the border, whole and by parts of the visits. */
function questions(seed: number) {
  const random = seededRandom(seed + 1)
  return Array.from({ length: 15 }, () => {
    const from = addDays('2026-08-10', random(30))
    const until = addDays(from, random(40))
    const device: AnalyticsDevice | undefined = random(10) < 3 ? 'mobile' : undefined
    const parts = [
      `from=${from}&until=${until}`,
      device && `device=${device}`,
      random(10) < 3 && 'source=instagram',
      random(10) < 2 && 'city=Bandung',
    ]
    return parts.filter(Boolean).join('&')
  })
}

async function forgetAllCounts() {
  await queries.execute(sql`DELETE FROM tracker_hours`)
  await queries.execute(sql`DELETE FROM tracker_day_hours`)
  await queries.execute(sql`UPDATE tracker_settings SET rolled_up_until = NULL`)
}

const rows = async (table: string) => Number((await queries.execute(sql`SELECT 1 FROM ${sql.raw(table)}`)).rowCount)

test.each([1, 2, 3])('analytics of old days are the same after their hours were rolled up (seed %i)', async (seed) => {
  // Each account may ask so often a minute.
  const reader = await app.signedIn({ role: 0 })
  const { page } = await makePage(desk)
  await forgetAllCounts()
  await countAtRandom(page.id, seed)
  const answers = () =>
    Promise.all(
      questions(seed).map(async (question) => {
        const { status, body } = await reader.get(`/admin/landing-pages/${page.id}/figures?${question}`)
        return { question, status, data: body.data }
      }),
    )
  const before = await answers()
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]))
  const hoursBefore = await rows('tracker_hours')

  await app.tidy()
  expect(await rows('tracker_hours')).toBeLessThan(hoursBefore)
  expect(await answers()).toEqual(before)

  // Once more changes nothing.
  const rolledUp = await rows('tracker_hours')
  await app.tidy()
  expect([await rows('tracker_hours'), await answers()]).toEqual([rolledUp, before])
})

test('hours of the last 90 days stay single', async () => {
  const { page } = await makePage(desk)
  await forgetAllCounts()
  for (const hour of [
    '2026-08-24T02:00:00+07:00',
    '2026-08-24T05:00:00+07:00',
    '2026-08-23T02:00:00+07:00',
    '2026-08-23T05:00:00+07:00',
  ])
    await queries.execute(sql`
      INSERT INTO tracker_hours (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, events, visitors, visible_ms)
      VALUES (${page.id}, ${hour}, 'page_visit', 'visitor', '', '', '', 'direct', '', 'mobile', 1, 1, 0)`)
  await app.tidy()
  const { rows: left } = await queries.execute(sql`SELECT hour, events FROM tracker_hours ORDER BY hour`)
  expect(left.map(({ hour, events }) => [new Date(String(hour)).toISOString(), Number(events)])).toEqual([
    ['2026-08-22T17:00:00.000Z', 2],
    ['2026-08-23T19:00:00.000Z', 1],
    ['2026-08-23T22:00:00.000Z', 1],
  ])
})
