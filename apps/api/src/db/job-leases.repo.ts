import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { countOf } from './rows.ts'

/** Whether the job is ours for so long; the database's clock says when a lease ran out. */
export async function leaseJob(
  queries: Queries,
  { name, seconds }: { name: string; seconds: number },
): Promise<boolean> {
  const leased = await countOf(
    queries,
    sql`
      INSERT INTO job_leases (name, leased_until) VALUES (${name}, now() + make_interval(secs => ${seconds}))
      ON CONFLICT (name) DO UPDATE SET leased_until = excluded.leased_until WHERE job_leases.leased_until < now()`,
  )
  return leased === 1
}

/** A job that goes on keeps others away for so long from now. */
export async function extendJob(queries: Queries, { name, seconds }: { name: string; seconds: number }) {
  await queries.execute(
    sql`UPDATE job_leases SET leased_until = now() + make_interval(secs => ${seconds}) WHERE name = ${name}`,
  )
}

export async function returnJob(queries: Queries, name: string) {
  await queries.execute(sql`DELETE FROM job_leases WHERE name = ${name}`)
}
