// `npm run audit:money`: whether orders, entitlements and the ledger hold every rule of the money, one line a rule. Reads
// the database of DATABASE_URL, or that of a product that runs here; changes nothing. Exits with 1 when a rule is broken.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handOverToNode24, root } from './node24.mjs'

await handOverToNode24()

function databaseUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const file = join(process.env.DATA_DIR ?? join(root, '.data'), 'database-url')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  console.error('There is no database to look at: start the product first, or set DATABASE_URL.')
  process.exit(2)
}

const { auditMoney, createDatabase } = await import('../apps/api/src/index.ts')
const database = createDatabase({ url: databaseUrl(), statementTimeoutMs: 600_000 })
try {
  const rules = await auditMoney(database.queries)
  for (const { rule, examples } of rules)
    console.log(examples.length === 0 ? `✓ ${rule}` : `✗ ${rule}: ${examples.join(', ')}`)
  process.exitCode = rules.some(({ examples }) => examples.length > 0) ? 1 : 0
} catch (error) {
  console.error(`The database could not be read: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 2
} finally {
  await database.close()
}
