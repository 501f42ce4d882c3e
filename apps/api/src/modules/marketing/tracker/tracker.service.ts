import { dayInWib } from '@naikkelas/contract/time'
import { trackerLimits, type TrackerReceipt } from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Delivery, readAdClick, readEvents } from './delivery.ts'
import { makeDay } from './event-days.repo.ts'
import { createEventQueue } from './event-queue.ts'
import { type EventRow, eventRows } from './event-rows.rules.ts'
import { storeEvents } from './event-storing.service.ts'
import { createSourceLimit } from './source-limit.ts'
import { createTrackedPages } from './tracked-pages.ts'
import { createAdClickLimit, createDeliveryLimit } from './tracker.limits.ts'
import { insertAdClick } from './tracker.repo.ts'
import { trafficOf } from './traffic.rules.ts'
import { keptAddress, keptPath } from './visit-source.rules.ts'

export interface Tracker {
  /** Stores a browser's events; resolves once they are stored. @throws AppError */
  receive: (delivery: Delivery) => Promise<TrackerReceipt>
  /** Stores a click on an advertisement. @throws AppError */
  receiveAdClick: (delivery: Delivery) => Promise<null>
  /** Waits for what is being stored. */
  stop: () => Promise<void>
}

interface Parts {
  /** Whether a request's cookies belong to an admin's session. */
  isStaff: (cookie: string) => Promise<boolean>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The script reports an advertisement for seven days. */
const adClickDays = 8

/** Time of the click by the visitor's clock, or now when that clock cannot be right. */
function clickedAt(saidMs: number, now: Date): Date {
  const isPossible = saidMs > now.getTime() - adClickDays * dayMs && saidMs < now.getTime() + dayMs
  return isPossible ? new Date(saidMs) : now
}

/** Checks, stores and counts visitors' events, in batches. */
export function createTracker(ctx: AppContext, { isStaff }: Parts): Tracker {
  const countDelivery = createDeliveryLimit()
  const countAdClick = createAdClickLimit()
  const pages = createTrackedPages(ctx)
  const sources = createSourceLimit(ctx)
  ctx.signals.on('landing_page.public_changed', ({ pageId }) => void pages.forget(pageId))
  const madeDays = new Set<string>()

  async function write(rows: readonly EventRow[]) {
    for (const day of new Set(rows.map((row) => row.day))) {
      if (!madeDays.has(day)) await makeDay(ctx.database.queries, day)
      madeDays.add(day)
    }
    // What was sent just before midnight may be sent again after it.
    const looksBack = rows.some((row) => dayInWib(new Date(Date.parse(row.received_at) - hourMs)) !== row.day)
    try {
      await ctx.database.transaction((tx) => storeEvents(tx, rows, { looksBack }))
    } catch (error) {
      // A day's partition may have been dropped: the next write checks again.
      madeDays.clear()
      throw error
    }
  }
  const queue = createEventQueue<EventRow>({ write })

  /** Runs after the events are stored; the listeners check consent. */
  async function reportVisits({ cookie, userAgent, clientAddress }: Delivery, rows: readonly EventRow[]) {
    const events = rows.flatMap(({ id, name, section }) =>
      name === 'page_visit' || name === 'lp_cta_click' ? [{ id, name, section }] : [],
    )
    const [{ page_id: pageId, url } = { page_id: null, url: '' }] = rows
    if (events.length === 0 || pageId === null) return
    const at = ctx.clock.now()
    await ctx.signals.send('visit.recorded', { pageId, url, at, events, cookie, userAgent, clientAddress })
  }

  return {
    async receive(delivery) {
      countDelivery(delivery.clientAddress)
      if (delivery.isAhead) return { received: 0, refused: [] }
      const { batch: received, refused } = readEvents(delivery)
      // The specification names a page by its path alone.
      const atPath =
        received.pageId === undefined && received.page !== '' ? await pages.idAt(keptPath(received.page)) : null
      const batch = atPath === null ? received : { ...received, pageId: atPath }
      const page = batch.pageId === undefined ? null : await pages.find(batch.pageId)
      if (batch.pageId !== undefined && !page)
        throw new AppError('invalid_input', { fields: [{ path: 'pageId', message: 'Halaman ini tidak dikenal' }] })
      const { userAgent, cookie } = delivery
      const traffic = trafficOf({
        userAgent,
        path: batch.page,
        isStaff: cookie !== null && (await isStaff(cookie)),
      })
      // Learners have no accounts yet, so no session names one; a user id in the body is never trusted.
      const userId = null
      const { clock, publicUrl } = ctx
      const { visibleMs: visibleMsAtMost } = trackerLimits
      const facts = { page, traffic, userId, now: clock.now(), publicUrl, visibleMsAtMost }
      const rows = await sources.bounded(eventRows(batch, facts))
      await queue.add(rows)
      if (traffic === 'visitor' && page) await reportVisits(delivery, rows)
      return { received: batch.events.length, refused }
    },
    async receiveAdClick(delivery) {
      countAdClick(delivery.clientAddress)
      if (delivery.isAhead) return null
      const { name, link, date, sponsor_id } = readAdClick(delivery)
      const { userAgent, cookie } = delivery
      const isStaffs = cookie !== null && (await isStaff(cookie))
      if (trafficOf({ userAgent, path: '', isStaff: isStaffs }) !== 'visitor') return null
      const now = ctx.clock.now()
      await insertAdClick(ctx.database.queries, {
        id: uuidv7(),
        name,
        link: keptAddress(link, ctx.publicUrl),
        clickedAt: clickedAt(Number(date) * 1000, now),
        sponsorId: sponsor_id,
        receivedAt: now,
      })
      return null
    },
    stop: () => queue.stop(),
  }
}
