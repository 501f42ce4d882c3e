import { module } from '../../../module.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { invoiceRoutes } from './invoices.routes.ts'
import { issueInvoice } from './issue-invoice.ts'

export const invoicesModule = module({ routes: () => invoiceRoutes, within: [issueInvoice, forgetBuyer] })
