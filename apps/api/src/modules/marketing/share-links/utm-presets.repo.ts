import type { Utm, UtmPreset } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'

const presetRow: z.ZodType<UtmPreset> = z.object({
  id: z.uuid(),
  name: z.string(),
  utm: z.record(z.string(), z.string()),
})

export function findPresets(queries: Queries) {
  return rowsOf(queries, presetRow, sql`SELECT id, name, utm FROM utm_presets ORDER BY name LIMIT 100`)
}

export function savePreset(queries: Queries, { id, name, utm, at }: { id: string; name: string; utm: Utm; at: Date }) {
  return rowOf(
    queries,
    presetRow,
    sql`
      INSERT INTO utm_presets (id, name, utm, created_at) VALUES (${id}, ${name}, ${JSON.stringify(utm)}::jsonb, ${at}::timestamptz)
      ON CONFLICT (name) DO UPDATE SET utm = excluded.utm RETURNING id, name, utm`,
  )
}

export async function removePreset(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM utm_presets WHERE id = ${id}`)) === 1
}
