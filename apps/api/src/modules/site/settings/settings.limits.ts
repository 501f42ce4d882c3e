import { createReadLimit, type Limit } from '../../../platform/endpoints/index.ts'

/** Changes of one account: an admin who tries all flags out stays below it. */
export function changingLimit(adminId: string): Limit {
  return { name: 'settings:account', subject: adminId, hits: 120, windowSeconds: 600 }
}

/** Reads of one account's screens. */
export const createSettingsReadLimit = () => createReadLimit({ name: 'settings', hits: 300, windowMs: 60_000 })

/** Visitors of one network share an address; what they read is a few hundred bytes from memory. */
export const createSiteReadLimit = () => createReadLimit({ name: 'site', hits: 1_200, windowMs: 60_000 })
