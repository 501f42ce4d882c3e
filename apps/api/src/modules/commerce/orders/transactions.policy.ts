import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

export const viewTransactions = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageTransactions = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')

/** Mails that one admin sends again. */
export const resendLimits = (adminId: string): Limit[] => [
  { name: 'resend:admin', subject: adminId, hits: 60, windowSeconds: 600 },
]
