import type { Queries } from '../../../platform/database/index.ts'
import { insertLeadAttribution } from './attribution.repo.ts'
import { readAttribution } from './attribution.rules.ts'

interface Sent {
  leadId: string
  /** Of the request that sent it. */
  cookie: string | null
  now: Date
}

/** Stores the campaigns of a lead's sender beside the lead; nothing when there are none. */
export async function keepLeadAttribution(queries: Queries, { leadId, cookie, now }: Sent) {
  const attribution = readAttribution(cookie, now)
  if (attribution) await insertLeadAttribution(queries, { ...attribution, leadId })
}
