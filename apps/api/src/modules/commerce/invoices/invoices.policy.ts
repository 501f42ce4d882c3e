import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner has invoices. */
export const readOwnInvoices = (_actor: Learner) => true

export const viewInvoices = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageInvoices = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')

/** A page is drawn for each. */
export const invoiceLimits = (readerId: string): Limit[] => [
  { name: 'invoices:reader', subject: readerId, hits: 60, windowSeconds: 600 },
]
