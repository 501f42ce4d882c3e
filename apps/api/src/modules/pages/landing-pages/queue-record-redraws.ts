import type { AppContext } from '../../../app-context.ts'
import type { DomainEvents } from '../../../domain-events.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { findPagesListing } from './pages-listing.ts'
import { queueRedrawAt, queueRedraws } from './queue-redraws.ts'
import { findRecordPages, markSeatsDue } from './redraws.repo.ts'
import { seatsPauseMs } from './seat-pace.ts'

/** Pages that are drawn at once; more wait behind those that wait already. */
const promptPages = 10

interface RecordChanges {
  changes: DomainEvents['catalogue.changed']['changes']
  at: Date
}

/** Has published pages drawn again that are bound to records which changed in one request, or list them. */
export async function queueRecordRedraws(ctx: Pick<AppContext, 'jobs'>, tx: Tx, { changes, at }: RecordChanges) {
  const changed = (isSeatCount: boolean) =>
    changes
      .filter((one) => (one.isSeatCount ?? false) === isSeatCount)
      .map(({ sellableId: id, categoryIdBefore }) => ({ id, categoryIdBefore }))
  const [others, seats] = [changed(false), changed(true)]
  const idsOf = (records: typeof others) => records.map(({ id }) => id)
  const listing = await findPagesListing(tx, others)
  const pageIds = [...new Set([...(await findRecordPages(tx, idsOf(others))), ...listing])]
  if (pageIds.length > 0)
    await queueRedraws(ctx, tx, { pageIds, linkedPageIds: listing, at, isPrompt: pageIds.length <= promptPages })
  const listingSeats = await findPagesListing(tx, seats)
  const due = await markSeatsDue(tx, { recordIds: idsOf(seats), pageIds: listingSeats, at, pauseMs: seatsPauseMs })
  for (const one of due) await queueRedrawAt(ctx, tx, one)
}
