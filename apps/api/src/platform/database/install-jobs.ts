import { PgBoss } from 'pg-boss'
import { BOSS_SCHEMA } from './boss-schema.ts'

/**
 * Brings the tables that keep jobs to what this release's pg-boss needs. Processes may do so at once: pg-boss takes
 * turns by an advisory lock of a transaction.
 * @param url a connection that may create a schema
 */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: BOSS_SCHEMA, max: 1, supervise: false, schedule: false })
  // Start failures are thrown; other errors are reported elsewhere.
  boss.on('error', () => {})
  try {
    await boss.start()
  } finally {
    await boss.stop({ graceful: false })
  }
}
