import type { Limit } from '../../../platform/endpoints/index.ts'

/** Of one person: a lively afternoon, and no more mails to the others than that. */
export function writingLimits(adminId: string): Limit[] {
  return [
    { name: 'comments:admin', subject: adminId, hits: 40, windowSeconds: 600 },
    { name: 'comments:admin-day', subject: adminId, hits: 400, windowSeconds: 86_400 },
  ]
}
