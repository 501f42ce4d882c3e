import type { InputFor } from '@naikkelas/contract'
import { type exportSellables as endpoint } from '@naikkelas/contract/commerce'
import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { count, type Row, spreadsheetOf } from '../../../platform/files/spreadsheets/index.ts'
import { findListed, findStoredSellables, listOrderOf, listPlaceOf, mayViewKind } from '../catalogue/index.ts'
import { cellOf, columnsOf, numberColumn } from './file-columns.rules.ts'
import { fileNames } from './file-names.ts'
import { findNames } from './names-of-values.ts'

type Query = InputFor<typeof endpoint>['query']

const perBatch = 500

/** A list of the catalogue as a workbook or CSV, which an import reads; streamed while it is written. */
export async function exportSellables(
  ctx: AdminContext,
  { params: { format }, query }: InputFor<typeof endpoint>,
): Promise<Response> {
  if (!mayViewKind(ctx.actor, query.kind)) throw new AppError('not_allowed')
  const { sheet, file } = fileNames[query.kind]
  const columns = [numberColumn, ...columnsOf(query.kind)]
  const { bytes, type } = spreadsheetOf([{ name: sheet, columns, rows: rowsOf(ctx, query) }], format)
  return fileAnswer(bytes, { name: `${file}-${dayInWib(ctx.clock.now())}.${format}`, type })
}

/** Reads the next batch only when it is needed. */
async function* rowsOf(ctx: AdminContext, { kind, sort, courseType, ...filter }: Query): AsyncGenerator<Row, void> {
  const { queries } = ctx.database
  const columns = columnsOf(kind)
  try {
    for (let after: string | undefined; ; ) {
      const listed = await findListed(queries, {
        filter: {
          ...filter,
          kinds: [kind],
          state: filter.state,
          courseTypes: courseType === undefined ? undefined : [courseType],
        },
        order: listOrderOf(sort),
        from: after === undefined ? undefined : listPlaceOf(after),
        isBackwards: false,
        limit: perBatch,
      })
      const stored = await findStoredSellables(
        queries,
        listed.map(({ id }) => id),
      )
      const byId = new Map(stored.map((one) => [one.id, one]))
      const names = await findNames(
        queries,
        stored.map(({ value }) => value),
      )
      for (const { id } of listed) {
        const one = byId.get(id)
        if (one) yield [count(one.number), ...columns.map((column) => cellOf(column, one.value, names))]
      }
      after = listed.at(-1)?.place
      if (after === undefined || listed.length < perBatch) return
    }
  } catch (error) {
    ctx.onFailure(error, 'exporting a list of the catalogue')
    throw error
  }
}
