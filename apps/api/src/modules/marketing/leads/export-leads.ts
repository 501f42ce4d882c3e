import { dayInWib } from '@naikkelas/contract/time'
import type { InputFor } from '@naikkelas/contract'
import { type exportLeads as endpoint, type LeadFilter, leadsOfWorkbookAtMost } from '@naikkelas/contract/marketing'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { type Row, spreadsheetOf } from '../../../platform/files/spreadsheets/index.ts'
import { leadColumns, leadRow } from './lead-table.rules.ts'
import { leadView } from './lead-view.ts'
import { countLeadsToExport, findLeadsAfter } from './leads.repo.ts'
import { findFormNames } from './page-forms.service.ts'

const perBatch = 500

/**
 * Leads as a workbook or CSV without people who opted out; streamed while it is written.
 * @throws AppError `workbook_too_long`
 */
export async function exportLeads(
  ctx: AdminContext,
  { params: { format }, query }: InputFor<typeof endpoint>,
): Promise<Response> {
  if (format === 'xlsx') {
    const total = await countLeadsToExport(ctx.database.queries, query, { upTo: leadsOfWorkbookAtMost + 1 })
    if (total > leadsOfWorkbookAtMost) throw new AppError('workbook_too_long')
  }
  const now = ctx.clock.now()
  // Exports of personal data are logged.
  ctx.onLine(`Leads were exported by admin ${ctx.actor.id} at ${now.toISOString()}.`)
  const { bytes, type } = spreadsheetOf([{ name: 'Prospek', columns: leadColumns, rows: rowsOf(ctx, query) }], format)
  return fileAnswer(bytes, { name: `prospek-${dayInWib(now)}.${format}`, type })
}

/** Reads the next batch only when it is needed. */
async function* rowsOf(ctx: AdminContext, filter: LeadFilter): AsyncGenerator<Row, void> {
  const { database, onFailure } = ctx
  const forms = new Map<string | null, ReadonlyMap<string, string>>([[null, new Map()]])
  try {
    for (let after: { id: string; sentAt: string } | null = null; ; ) {
      const leads = await findLeadsAfter(database.queries, { ...filter, after, limit: perBatch })
      for (const pageId of new Set(leads.map((lead) => lead.pageId)))
        if (pageId !== null && !forms.has(pageId)) forms.set(pageId, await findFormNames(database.queries, pageId))
      for (const lead of leads) yield leadRow(leadView(ctx, lead), forms.get(lead.pageId)?.get(lead.sectionId))
      const last = leads.at(-1)
      if (!last || leads.length < perBatch) return
      after = last
    }
  } catch (error) {
    onFailure(error, 'exporting leads')
    throw error
  }
}
