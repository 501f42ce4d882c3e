import type { AppContext } from '../../../app-context.ts'
import type { DomainEvents } from '../../../domain-events.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueRedrawAt, queueRedraws } from './queue-redraws.ts'
import { findRecordPages, markSeatsDue } from './redraws.repo.ts'
import { seatsPauseMs } from './seat-pace.ts'

/** Pages that are drawn at once; more wait behind those that wait already. */
const promptPages = 10

interface RecordChanges {
  changes: DomainEvents['catalogue.changed']['changes']
  at: Date
}

/** Has published pages drawn again that are bound to records which changed in one request. */
export async function queueRecordRedraws(ctx: Pick<AppContext, 'jobs'>, tx: Tx, { changes, at }: RecordChanges) {
  const idsOf = (isSeatCount: boolean) =>
    changes.filter((one) => (one.isSeatCount ?? false) === isSeatCount).map(({ sellableId }) => sellableId)
  const pageIds = await findRecordPages(tx, idsOf(false))
  if (pageIds.length > 0)
    await queueRedraws(ctx, tx, { pageIds, linkedPageIds: [], at, isPrompt: pageIds.length <= promptPages })
  for (const due of await markSeatsDue(tx, { recordIds: idsOf(true), at, pauseMs: seatsPauseMs }))
    await queueRedrawAt(ctx, tx, due)
}
