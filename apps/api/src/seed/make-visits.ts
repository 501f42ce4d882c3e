import { dayInWib } from '@naikkelas/contract/time'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppContext } from '../app-context.ts'
import { findLivePage } from '../modules/pages/landing-pages/index.ts'
import { createTracker } from '../modules/marketing/tracker/index.ts'
import { demoVisitDays, type DemoVisitors, demoVisitsOf } from './demo-visits.ts'

const dayMs = 86_400_000
/** Days per batch, limited by the number of events in one write. */
const daysAtOnce = 14

const visitors: readonly Omit<DemoVisitors, 'address'>[] = [
  { link: 'kelas-data-usaha', perDay: 22, cities: ['bandung', 'surabaya', 'medan', 'jakarta-selatan'] },
  { link: 'kopi-ratna', perDay: 12 },
  { link: 'kelola-marketplace', perDay: 7, cities: ['jabodetabek', 'bandung'] },
]

/**
 * Sends the demo world's visits to the tracker endpoint as a browser's beacon does, each at its own time of the tracker's
 * clock. Sending them again counts nothing twice.
 */
export async function makeVisits(
  context: AppContext,
  pageIds: Readonly<Record<string, string>>,
  onStep: () => Promise<unknown>,
) {
  const now = context.clock.now()
  const moments = new AsyncLocalStorage<Date>()
  const clock = { now: () => moments.getStore() ?? now }
  const tracker = createTracker({ ...context, clock }, { isStaff: async () => false })
  const days = Array.from({ length: demoVisitDays }, (_, ago) => dayInWib(new Date(now.getTime() - ago * dayMs)))
  for (const { link, ...habits } of visitors) {
    const pageId = pageIds[link]
    const live = pageId === undefined ? null : await findLivePage(context.database.queries, pageId)
    if (pageId === undefined || !live) continue
    const sections = live.document.sections.filter(({ settings }) => !settings.isHidden)
    for (let first = 0; first < days.length; first += daysAtOnce) {
      const visits = days
        .slice(first, first + daysAtOnce)
        .flatMap((day) => demoVisitsOf({ link, address: live.address, ...habits }, sections, { day, pageId, now }))
      await Promise.all(
        visits.map(({ at, userAgent, clientAddress, batch }) =>
          moments.run(at, () =>
            tracker.receive({
              eventName: null,
              contentType: 'application/json',
              cookie: null,
              isAhead: false,
              userAgent,
              clientAddress,
              body: JSON.stringify(batch),
            }),
          ),
        ),
      )
      await onStep()
    }
  }
  await tracker.stop()
}
