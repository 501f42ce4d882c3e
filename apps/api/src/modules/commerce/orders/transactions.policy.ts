import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

export const viewTransactions = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageTransactions = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')

/** Files with the names of buyers leave the product: for those who answer for the money. */
export const exportTransactions = (actor: Admin) => manageTransactions(actor)

/** Exports that one admin prepares. */
export const exportLimits = (adminId: string): Limit[] => [
  { name: 'transaction-export:admin', subject: adminId, hits: 20, windowSeconds: 3_600 },
]

/** Mails that one admin sends again. */
export const resendLimits = (adminId: string): Limit[] => [
  { name: 'resend:admin', subject: adminId, hits: 60, windowSeconds: 600 },
]
