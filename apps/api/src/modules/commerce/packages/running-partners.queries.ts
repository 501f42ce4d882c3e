import { type SQL, sql } from 'drizzle-orm'

/** Whether what a partner has is sold: one with a package sells while that runs, its days of grace among them. */
export const isPartnerOpen = (partner: SQL): SQL => sql`
  (${partner}.id IS NULL OR ${partner}.partner_kind <> 'subscription'
    OR EXISTS (SELECT FROM subscriptions r WHERE r.partner_id = ${partner}.id AND r.state <> 'ended'))`
