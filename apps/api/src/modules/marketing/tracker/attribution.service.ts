import type { Queries } from '../../../platform/database/index.ts'
import { insertLeadAttribution } from './attribution.repo.ts'
import { readAttribution } from './attribution.rules.ts'

interface Sent {
  leadId: string
  /** Of the request that sent it. */
  cookie: string | null
  now: Date
}

/** Keeps beside a lead by which campaigns its sender came; nothing when there were none. */
export async function keepLeadAttribution(queries: Queries, { leadId, cookie, now }: Sent) {
  const attribution = readAttribution(cookie, now)
  if (attribution) await insertLeadAttribution(queries, { ...attribution, leadId })
}
