import { closeMonth, exportMonth, getBookMonth, listBookMonths, reopenMonth } from '@naikkelas/contract/commerce'
import { bind, bindFile } from '../../../platform/endpoints/index.ts'
import { closeMonth as close } from './close-month.service.ts'
import { exportMonth as send } from './export-month.ts'
import { closeMonths, reopenMonths, viewMonths } from './month-closings.policy.ts'
import * as months from './month-closings.service.ts'

export const monthClosingRoutes = [
  bind(listBookMonths, { can: viewMonths, run: (_, ctx) => months.listBookMonths(ctx) }),
  bind(getBookMonth, { can: viewMonths, run: (input, ctx) => months.getBookMonth(ctx, input) }),
  bind(closeMonth, {
    can: closeMonths,
    // The audit of the money reads everything: it is not to hold the month's lock meanwhile.
    transaction: 'own',
    // The stored closing is the history; its amounts would be in every entry of the log.
    audit: 'id',
    run: (input, ctx) => close(ctx, input),
  }),
  bind(reopenMonth, { can: reopenMonths, audit: 'id', run: (input, ctx) => months.reopenMonth(ctx, input) }),
  bindFile(exportMonth, { can: viewMonths, run: (input, ctx) => send(ctx, input) }),
]
