import { type PixelProvider, pixelProviders } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'
import type { BrowserFacts } from './providers/pixel-provider.ts'

const purchaseRow = z
  .object({
    page_id: z.uuid(),
    providers: z.array(z.enum(pixelProviders)),
    browser: z.object({
      clientAddress: z.nullable(z.string()),
      userAgent: z.string(),
      cookies: z.object({
        fbp: z.string().optional(),
        fbc: z.string().optional(),
        ttp: z.string().optional(),
        ga: z.string().optional(),
      }),
    }),
  })
  .transform(({ page_id, ...same }) => ({ ...same, pageId: page_id }))

interface Purchase {
  orderId: string
  pageId: string
  providers: readonly PixelProvider[]
  browser: BrowserFacts
}

export async function insertPurchase(tx: Tx, { orderId, pageId, providers, browser }: Purchase): Promise<void> {
  await tx.execute(sql`
    INSERT INTO waiting_purchase_events (order_id, page_id, providers, browser)
    VALUES (${orderId}, ${pageId}, ${sql.param([...providers])}::text[], ${JSON.stringify(browser)}::jsonb)`)
}

/** What waits for an order, which waits no more. */
export const takePurchase = (tx: Tx, orderId: string) =>
  rowOf(
    tx,
    purchaseRow,
    sql`DELETE FROM waiting_purchase_events WHERE order_id = ${orderId} RETURNING page_id, providers, browser`,
  )

export async function deletePurchases(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`DELETE FROM waiting_purchase_events WHERE order_id = ANY (${sql.param([...orderIds])}::uuid[])`)
}
