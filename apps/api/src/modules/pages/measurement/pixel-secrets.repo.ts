import { type PixelProvider, pixelProviders } from '@naikkelas/contract/marketing'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

const columns: Readonly<Record<PixelProvider, SQL>> = {
  meta: sql.raw('meta_secret'),
  tiktok: sql.raw('tiktok_secret'),
  google: sql.raw('google_secret'),
}

/** Sealed, as it is kept; null when there is none. */
export async function findPixelSecret(queries: Queries, pageId: string, provider: PixelProvider) {
  const row = await rowOf(
    queries,
    z.object({ secret: z.nullable(z.string()) }),
    sql`SELECT ${columns[provider]} AS secret FROM landing_page_measurements WHERE page_id = ${pageId}`,
  )
  return row?.secret ?? null
}

/** Requires stored settings: they name the secret's pixel. */
export async function replacePixelSecret(
  tx: Tx,
  { pageId, provider, sealed }: { pageId: string; provider: PixelProvider; sealed: string | null },
) {
  await tx.execute(
    sql`UPDATE landing_page_measurements SET ${columns[provider]} = ${sealed}, updated_at = now() WHERE page_id = ${pageId}`,
  )
}

const keptRow = z.object({ meta: z.boolean(), tiktok: z.boolean(), google: z.boolean() })
const keptIn = (row: z.infer<typeof keptRow> | undefined) => pixelProviders.filter((provider) => row?.[provider])

/** Advertisers with a stored secret for a page, active or not. */
export async function findStoredSecrets(queries: Queries, pageId: string): Promise<PixelProvider[]> {
  return keptIn(
    await rowOf(
      queries,
      keptRow,
      sql`
        SELECT meta_secret IS NOT NULL AS meta, tiktok_secret IS NOT NULL AS tiktok, google_secret IS NOT NULL AS google
        FROM landing_page_measurements WHERE page_id = ${pageId}`,
    ),
  )
}

/** Advertisers with server-side events of a page: those with a pixel and a secret, while measurement is on. */
export async function findServerSideAdvertisers(queries: Queries, pageId: string): Promise<PixelProvider[]> {
  return keptIn(
    await rowOf(
      queries,
      keptRow,
      sql`
        SELECT meta_secret IS NOT NULL AND meta_pixel_id <> '' AS meta,
          tiktok_secret IS NOT NULL AND tiktok_pixel_id <> '' AS tiktok,
          google_secret IS NOT NULL AND google_tag_id LIKE 'G-%' AS google
        FROM landing_page_measurements WHERE page_id = ${pageId} AND is_measured`,
    ),
  )
}
