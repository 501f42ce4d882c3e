import { type ExportFormat, figuresFilterSchema } from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError, fieldsOf, fileAnswer } from '../../http/index.ts'
import { spreadsheetOf } from '../../spreadsheets/index.ts'
import { figuresTables } from './figures-tables.rules.ts'
import { getPageFigures } from './page-figures.service.ts'

interface Asked {
  pageId: string
  query: URLSearchParams
  format: ExportFormat
}

/** Figures as a file for spreadsheets. @throws AppError `invalid_input` with the fields, `not_found` */
export async function exportFigures(ctx: AdminContext, { pageId, query, format }: Asked): Promise<Response> {
  const parsed = figuresFilterSchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldsOf(parsed.error.issues) })
  const figures = await getPageFigures(ctx, { params: { pageId }, query: parsed.data })
  const { from, until } = figures.period
  const { bytes, type } = spreadsheetOf(figuresTables(figures), format)
  return fileAnswer(bytes, { name: `statistik-${from}-${until}.${format}`, type })
}
