import type { InputFor } from '@naikkelas/contract'
import type { exportPageAnalytics as endpoint } from '@naikkelas/contract/marketing'
import type { AdminContext } from '../../../app-context.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { spreadsheetOf } from '../../../platform/files/spreadsheets/index.ts'
import { analyticsTables } from './analytics-tables.rules.ts'
import { getPageAnalytics } from './page-analytics.service.ts'

/** Analytics as a workbook or CSV. @throws AppError `not_found` */
export async function exportAnalytics(
  ctx: AdminContext,
  { params: { pageId, format }, query }: InputFor<typeof endpoint>,
): Promise<Response> {
  const analytics = await getPageAnalytics(ctx, { params: { pageId }, query })
  const { from, until } = analytics.period
  const { bytes, type } = spreadsheetOf(analyticsTables(analytics), format)
  return fileAnswer(bytes, { name: `statistik-${from}-${until}.${format}`, type })
}
