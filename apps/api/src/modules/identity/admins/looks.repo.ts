import type { Look } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

const lookRow = z.object({
  mode: z.enum(['light', 'dark', 'auto']),
  density: z.enum(['comfortable', 'compact']),
  pages: z.enum(['cards', 'list']),
})

export function findLook(queries: Queries, adminId: string): Promise<Look | undefined> {
  return rowOf(queries, lookRow, sql`SELECT mode, density, pages FROM admin_looks WHERE admin_id = ${adminId}`)
}

export async function saveLook(queries: Queries, adminId: string, { mode, density, pages }: Look) {
  await queries.execute(sql`
    INSERT INTO admin_looks (admin_id, mode, density, pages) VALUES (${adminId}, ${mode}, ${density}, ${pages})
    ON CONFLICT (admin_id) DO UPDATE
    SET mode = excluded.mode, density = excluded.density, pages = excluded.pages`)
}
