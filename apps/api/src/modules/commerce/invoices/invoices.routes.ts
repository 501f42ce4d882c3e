import {
  getCreditNote,
  getInvoice,
  getOwnCreditNote,
  getOwnInvoice,
  noteTaxInvoice,
} from '@naikkelas/contract/commerce'
import { bind, bindFile, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { invoiceLimits, manageInvoices, readOwnInvoices, viewInvoices } from './invoices.policy.ts'
import * as invoices from './invoices.service.ts'

const limit = ({ app }: RequestContext, { id }: { id: string }) => countTry(app.database.queries, invoiceLimits(id))

export const invoiceRoutes = [
  bindFile(getOwnInvoice, {
    for: learnerRealm,
    can: readOwnInvoices,
    inView: 'shown',
    limit,
    run: (input, ctx) => invoices.getOwnInvoice(ctx, input),
  }),
  bindFile(getOwnCreditNote, {
    for: learnerRealm,
    can: readOwnInvoices,
    inView: 'shown',
    limit,
    run: (input, ctx) => invoices.getOwnCreditNote(ctx, input),
  }),
  bindFile(getCreditNote, { can: viewInvoices, limit, run: (input, ctx) => invoices.getCreditNote(ctx, input) }),
  bindFile(getInvoice, { can: viewInvoices, limit, run: (input, ctx) => invoices.getInvoice(ctx, input) }),
  bind(noteTaxInvoice, {
    can: manageInvoices,
    record: { load: (input, ctx) => invoices.findFacts(ctx, input) },
    run: (input, ctx) => invoices.noteTaxInvoice(ctx, input),
  }),
]
