import { figuresFilterSchema } from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError, fieldsOf } from '../../http/index.ts'
import { figuresCsv } from './figures-csv.rules.ts'
import { getPageFigures } from './page-figures.service.ts'

/** Without it Excel takes UTF-8 for something older. */
const byteOrderMark = '\uFEFF'

/** Figures as a file for spreadsheets. @throws AppError `invalid_input` with the fields, `not_found` */
export async function exportFigures(ctx: AdminContext, pageId: string, query: URLSearchParams): Promise<Response> {
  const parsed = figuresFilterSchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldsOf(parsed.error.issues) })
  const figures = await getPageFigures(ctx, { params: { pageId }, query: parsed.data })
  const { from, until } = figures.period
  return new Response(byteOrderMark + figuresCsv(figures), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statistik-${from}-${until}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
