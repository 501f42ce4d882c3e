import type { TrackerEventName } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import type { Browser, TestApp } from './test-app.ts'

/** A telephone in Indonesia, as its browser names itself. */
export const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 11; CPH2269) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.181 Mobile Safari/537.36'

let count = 0

interface Visit {
  pageId?: string
  events?: readonly ({ name: TrackerEventName; id?: string } & Record<string, unknown>)[]
  [field: string]: unknown
}

/** What the script of a published page sends of one view; a new visit with `page_visit` unless other events are given. */
export function visitOf(given: Visit = {}) {
  count += 1
  const { events = [{ name: 'page_visit' }], ...place } = given
  return {
    user_id: null,
    page: '/kelas-uji',
    url: 'http://localhost:3000/kelas-uji',
    platform: 'mobile_android',
    subdomain: '',
    partner_type: 'non-partner',
    visitorId: `pengunjung-${count}`,
    sessionId: `sesi-000${count}`,
    viewId: `tampil-0${count}`,
    ...place,
    events: events.map((event, index) => ({ id: `peristiwa-${count}-${index}`, ...event })),
  }
}

/** Sends it as a beacon does. */
export function sendVisit(
  visitor: Pick<Browser, 'send'>,
  visit: ReturnType<typeof visitOf>,
  headers: Record<string, string> = {},
) {
  return visitor.send('POST', '/tracker', JSON.stringify(visit), {
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': phoneBrowser,
    ...headers,
  })
}

export async function eventsOf(app: Pick<TestApp, 'database'>, pageId: string) {
  const { rows } = await app.database.queries.execute(
    sql`SELECT *, day::text AS day FROM tracker_events WHERE page_id = ${pageId} ORDER BY id`,
  )
  return rows
}

/** Sums of the hourly metrics. */
export async function hourlySums(app: Pick<TestApp, 'database'>, pageId: string) {
  const { rows } = await app.database.queries.execute(
    sql`SELECT * FROM tracker_hours WHERE page_id = ${pageId} ORDER BY hour, name, traffic, section_id, element, source`,
  )
  return rows.map(({ hour, events, visitors, visible_ms, ...keys }) => ({
    ...keys,
    hour: new Date(String(hour)).toISOString(),
    events: Number(events),
    visitors: Number(visitors),
    visibleMs: Number(visible_ms),
  }))
}
