import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'
import type { RealmTables } from '../../../platform/realms/index.ts'

/** Where a realm keeps the devices of its accounts. */
export interface DevicePlace {
  tables: Pick<RealmTables, 'userColumn'>
  /** The table. */
  devices: string
}

/** Notes a device; true when it is new to an account that has signed in from another one before. */
export async function noteDevice(
  tx: Tx,
  { tables: { userColumn }, devices }: DevicePlace,
  { accountId, deviceHash }: { accountId: string; deviceHash: string },
): Promise<boolean> {
  const [table, account] = [sql.identifier(devices), sql.identifier(userColumn)]
  const row = await rowOf(
    tx,
    z.object({ is_new: z.boolean(), had_others: z.boolean() }),
    sql`
      INSERT INTO ${table} (${account}, device_hash) VALUES (${accountId}, ${deviceHash})
      ON CONFLICT (${account}, device_hash) DO UPDATE SET used_at = now()
      RETURNING xmax = 0 AS is_new, EXISTS (
        SELECT 1 FROM ${table} other
        WHERE other.${account} = ${accountId} AND other.device_hash <> ${deviceHash}) AS had_others`,
  )
  return row !== undefined && row.is_new && row.had_others
}

/** Devices without a sign-in for a year. */
export function deleteOldDevices(queries: Queries, { devices }: Pick<DevicePlace, 'devices'>): Promise<number> {
  return countOf(queries, sql`DELETE FROM ${sql.identifier(devices)} WHERE used_at < now() - interval '1 year'`)
}
