import { sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import type { Attribution } from '../tracker/index.ts'
import type { Click } from './click.rules.ts'

interface NewOrigin {
  orderId: string
  click: Click | null
  campaigns: Attribution | null
  at: Date
}

/** A page that is gone by now is stored as none. */
export async function insertOrigin(tx: Tx, { orderId, click, campaigns, at }: NewOrigin): Promise<void> {
  const jsonOf = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  await tx.execute(sql`
    INSERT INTO order_origins (order_id, page_id, section_id, variant, clicked_at, source, campaign, first_source,
      last_source, placed_at)
    SELECT ${orderId}, page.id, CASE WHEN page.id IS NULL THEN '' ELSE ${click?.sectionId ?? ''} END,
      CASE WHEN page.id IS NULL THEN '' ELSE ${click?.variant ?? ''} END,
      CASE WHEN page.id IS NULL THEN NULL ELSE ${click?.at ?? null}::timestamptz END,
      ${campaigns?.last.source ?? ''}, ${campaigns?.last.campaign ?? ''}, ${jsonOf(campaigns?.first)}::jsonb,
      ${jsonOf(campaigns?.last)}::jsonb, ${at}
    FROM (VALUES (1)) AS one LEFT JOIN landing_pages AS page ON page.id = ${click?.pageId ?? null}::uuid`)
}

export async function markOriginPaid(tx: Tx, { orderId, amount, at }: { orderId: string; amount: number; at: Date }) {
  await tx.execute(sql`UPDATE order_origins SET paid_at = ${at}, paid_amount = ${amount} WHERE order_id = ${orderId}`)
}

/** @param amount all of it that went back by now */
export async function markOriginRefunded(tx: Tx, { orderId, amount }: { orderId: string; amount: number }) {
  await tx.execute(sql`UPDATE order_origins SET refunded_amount = ${amount} WHERE order_id = ${orderId}`)
}

interface Opening extends Pick<Click, 'pageId' | 'sectionId' | 'variant'> {
  /** In WIB. */
  day: string
  /** Whether the browser opened no other checkout of this page that day. */
  isFirst: boolean
}

export async function addOpening(queries: Queries, { pageId, day, sectionId, variant, isFirst }: Opening) {
  await queries.execute(sql`
    INSERT INTO checkout_openings AS known (page_id, day, section_id, variant, openings, first_openings)
    VALUES (${pageId}, ${day}, ${sectionId}, ${variant ?? ''}, 1, ${isFirst ? 1 : 0})
    ON CONFLICT (page_id, day, section_id, variant) DO UPDATE
      SET openings = known.openings + 1, first_openings = known.first_openings + excluded.first_openings`)
}
