import type { MonthAmounts } from '@naikkelas/contract/commerce'
import { addDays, dayInWib, endOfMonth, type Month, startOfMonth } from '@naikkelas/contract/time'
import type { Queries } from '../../../platform/database/index.ts'
import { revenueBetween } from '../revenue/index.ts'
import { findAccounts, findDocuments } from './month-amounts.repo.ts'

/** What the ledger has of a month, with its invoices and credit notes. */
export async function amountsOf(queries: Queries, month: Month): Promise<MonthAmounts> {
  const { totals, kinds, methods } = await revenueBetween(queries, {
    from: dayInWib(startOfMonth(month)),
    until: addDays(dayInWib(endOfMonth(month)), -1),
  })
  return {
    totals,
    kinds,
    methods,
    accounts: await findAccounts(queries, month),
    ...(await findDocuments(queries, month)),
  }
}
