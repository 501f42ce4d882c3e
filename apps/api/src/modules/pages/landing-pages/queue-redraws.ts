import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import type { JobRef } from '../../../platform/jobs/job.ts'
import { minutes } from '../../../platform/jobs/retry.rules.ts'
import { findPartnerPages, markAllDue, markRedrawDue } from './redraws.repo.ts'

type Context = Pick<AppContext, 'jobs'>

/** Beside the handler (redraw-page.job.ts), because what the handler calls asks for further redraws. */
export const redrawPageRef: JobRef<{ pageId: string }> = {
  name: 'redraw-page',
  payload: z.object({ pageId: z.uuid() }),
  // As long as a page cannot be drawn, visitors get its former bytes.
  retry: minutes(1, 5, 30, 120, 360, 720),
  isUnique: true,
}

/** Has a page drawn again at a moment at which something of it changes by itself. */
export async function queueRedrawAt({ jobs }: Context, tx: Tx, { pageId, at }: { pageId: string; at: Date }) {
  await jobs.enqueue(tx, redrawPageRef, { pageId }, { key: `${pageId} ${at.toISOString()}`, startAfter: at })
}

interface RedrawReasons {
  pageIds?: readonly string[]
  linkedPageIds: readonly string[]
  at: Date
  /** Before pages that wait already. @default false */
  isPrompt?: boolean
}

/** Has published pages drawn again once the transaction commits: these, and those that link to some. */
export async function queueRedraws(
  ctx: Context,
  tx: Tx,
  { isPrompt = false, ...reasons }: RedrawReasons,
): Promise<void> {
  await enqueue(ctx, tx, await markRedrawDue(tx, reasons), isPrompt)
}

/** The same for every published page. */
export async function queueAllRedraws(ctx: Context, tx: Tx, at: Date): Promise<void> {
  await enqueue(ctx, tx, await markAllDue(tx, at), false)
}

/** The same for a partner's published pages, and for pages that link to them; answers which the partner's are. */
export async function queuePartnerRedraws(
  ctx: Context,
  tx: Tx,
  { partnerId, at }: { partnerId: string; at: Date },
): Promise<string[]> {
  const pageIds = await findPartnerPages(tx, partnerId)
  if (pageIds.length > 0) await queueRedraws(ctx, tx, { pageIds, linkedPageIds: pageIds, at })
  return pageIds
}

async function enqueue({ jobs }: Context, tx: Tx, pageIds: readonly string[], isPrompt: boolean) {
  await jobs.enqueueAll(
    tx,
    redrawPageRef,
    // What kept a page from being drawn may be what changed.
    pageIds.map((pageId) => ({ payload: { pageId }, key: pageId, skipsBackOff: true, isPrompt })),
  )
}
