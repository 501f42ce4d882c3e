import { type LeadFilter, leadFilterSchema } from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { dateInWib, leadCsvLine, leadsCsvHead } from './leads-csv.rules.ts'
import { leadView } from './lead-view.ts'
import { findLeadsAfter } from './leads.repo.ts'
import { findFormNames } from './page-forms.service.ts'

const perBatch = 500
/** Without it Excel takes UTF-8 for something older. */
const byteOrderMark = '\uFEFF'

/** Leads as a file for spreadsheets, those left out who want to hear nothing more; written while it is sent. @throws AppError `invalid_input` for a filter nobody offers */
export function exportLeads(ctx: AdminContext, query: URLSearchParams): Response {
  const parsed = leadFilterSchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) throw new AppError('invalid_input')
  const day = dateInWib(ctx.clock.now()).slice(0, 10)
  // Who took people's numbers out of the house, and when, must be known afterwards.
  ctx.onLine(`Leads were exported by admin ${ctx.actor.id} at ${ctx.clock.now().toISOString()}.`)
  return new Response(streamOf(linesOf(ctx, parsed.data)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="prospek-${day}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

/** Asked for one batch at a time, as fast as it is taken. */
function streamOf(lines: AsyncGenerator<Uint8Array, void>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await lines.return()
    },
  })
}

async function* linesOf(ctx: AdminContext, filter: LeadFilter): AsyncGenerator<Uint8Array, void> {
  const { database, onFailure } = ctx
  const forms = new Map<string | null, ReadonlyMap<string, string>>([[null, new Map()]])
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + leadsCsvHead)
  try {
    for (let after: { id: string; sentAt: string } | null = null; ; ) {
      const leads = await findLeadsAfter(database.queries, { ...filter, after, limit: perBatch })
      for (const pageId of new Set(leads.map((lead) => lead.pageId)))
        if (pageId !== null && !forms.has(pageId)) forms.set(pageId, await findFormNames(database.queries, pageId))
      const lines = leads.map((lead) => leadCsvLine(leadView(ctx, lead), forms.get(lead.pageId)?.get(lead.sectionId)))
      if (lines.length > 0) yield encoder.encode(lines.join(''))
      const last = leads.at(-1)
      if (!last || leads.length < perBatch) return
      after = last
    }
  } catch (error) {
    onFailure(error, 'exporting leads')
    throw error
  }
}
