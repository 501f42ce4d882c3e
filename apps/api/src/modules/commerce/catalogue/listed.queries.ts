import { type SQL, sql } from 'drizzle-orm'
import { isOfOpenPartner, isPartnerOpen } from '../packages/index.ts'
import { isNotOver } from './event-ends.queries.ts'

/** Whether lists show an entry that visitors can find: no event that is over, and nothing of a partner whose package ended. */
export const isListed = (entry: { kind: SQL; id: SQL; partnerId?: SQL }, now: Date): SQL => sql`
  (${isNotOver(entry.kind, entry.id, now)}
    AND ${entry.partnerId ? isPartnerOpen(entry.partnerId) : isOfOpenPartner(entry.id)})`
