import type { getHealth as endpoint, OutputFor } from '@naikkelas/contract'
import type { AppContext } from '../../app-context.ts'
import { serverVersion } from './health.repo.ts'

const slowFromMs = 500
const startedAt = performance.now()

type Health = OutputFor<typeof endpoint>

/** Always an answer: published pages are served from memory even while the database is away. */
export async function getHealth({ database, appEnv, version }: AppContext): Promise<Health> {
  return {
    version,
    environment: appEnv,
    database: await databaseState(database.queries),
    uptimeSeconds: Math.floor((performance.now() - startedAt) / 1000),
  }
}

async function databaseState(queries: AppContext['database']['queries']): Promise<Health['database']> {
  const asked = performance.now()
  try {
    const version = await serverVersion(queries)
    return { state: performance.now() - asked > slowFromMs ? 'slow' : 'up', version }
  } catch {
    return { state: 'down', version: null }
  }
}
