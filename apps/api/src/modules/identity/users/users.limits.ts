import type { Limit } from '../../../platform/endpoints/index.ts'

/** Contact data shown to one admin: an hour of work at a help desk, and no way to copy the list. */
export const revealLimits = (adminId: string): Limit[] => [
  { name: 'user-contact:admin', subject: adminId, hits: 60, windowSeconds: 3_600 },
]

/** Exports that one admin prepares. */
export const exportLimits = (adminId: string): Limit[] => [
  { name: 'user-export:admin', subject: adminId, hits: 20, windowSeconds: 3_600 },
]
