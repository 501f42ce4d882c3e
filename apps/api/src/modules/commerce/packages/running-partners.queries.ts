import { type SQL, sql } from 'drizzle-orm'

/** One with a package sells while that runs, its days of grace among them. A set, so that it is found once for all rows. */
const closedPartners = sql`
  SELECT closed.id FROM partners closed WHERE closed.partner_kind = 'subscription'
    AND NOT EXISTS (SELECT FROM subscriptions r WHERE r.partner_id = closed.id AND r.state <> 'ended')`

/** Whether what a partner has is sold and listed; what is our own always. @param partnerId null for our own */
export const isPartnerOpen = (partnerId: SQL): SQL =>
  sql`(${partnerId} IS NULL OR ${partnerId} NOT IN (${closedPartners}))`

/** The same of an entry of the catalogue, by its id alone. */
export const isOfOpenPartner = (sellableId: SQL): SQL =>
  sql`${sellableId} NOT IN (SELECT owned.id FROM sellables owned WHERE owned.partner_id IN (${closedPartners}))`
