import { decidePaymentCase, getPaymentCase, listPaymentCases } from '@naikkelas/contract/commerce'
import { bind } from '../../../platform/endpoints/index.ts'
import { decidePaymentCase as decide } from './decide-payment-case.service.ts'
import { decidePaymentCases, viewPaymentCases } from './payment-cases.policy.ts'
import * as cases from './payment-cases.service.ts'

export const paymentCaseRoutes = [
  bind(listPaymentCases, { can: viewPaymentCases, run: (input, ctx) => cases.listPaymentCases(ctx, input) }),
  bind(getPaymentCase, { can: viewPaymentCases, run: (input, ctx) => cases.getPaymentCase(ctx, input) }),
  bind(decidePaymentCase, {
    can: decidePaymentCases,
    // The case, its refund and the ledger are the history; the buyer's account number is in neither entry of the log.
    audit: 'id',
    record: { load: (input, ctx) => cases.getPaymentCase(ctx, input) },
    run: (input, ctx) => decide(ctx, input),
  }),
]
