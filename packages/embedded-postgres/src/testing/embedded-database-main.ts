// A program that does what the server does with the embedded database, for tests that kill it:
//   node embedded-database-main.ts <data folder> [writes]
// It prints the connection string; with `writes` it inserts rows and prints each number once it is acknowledged.
// On SIGINT it finishes one more query, as a server finishes its last request, and stops.
import pg from 'pg'
import { prepareDataFolder, startEmbeddedDatabase } from '../index.ts'

const [chosen, mode] = process.argv.slice(2)
const dataDir = prepareDataFolder({ chosen, home: '/nowhere', onLine: console.log })
const database = await startEmbeddedDatabase({ dataDir, address: 'http://127.0.0.1:4601', onLine: console.log }).catch(
  (error: unknown) => {
    console.log(error instanceof Error ? `${error.name}: ${error.message}` : error)
    process.exit(1)
  },
)
const pool = new pg.Pool({ connectionString: database.url })
pool.on('error', () => {})

process.on('SIGINT', async () => {
  const { rows } = await pool.query<{ answer: string }>("SELECT 'answered' AS answer FROM pg_sleep(0.2)")
  console.log(rows[0]?.answer)
  await pool.end()
  await database.stop()
})

console.log(database.url)

if (mode === 'writes') {
  await pool.query('CREATE TABLE IF NOT EXISTS receipts (number bigint PRIMARY KEY)')
  const { rows } = await pool.query<{ last: string }>('SELECT coalesce(max(number), 0) AS last FROM receipts')
  for (let number = Number(rows[0]?.last) + 1; ; number++) {
    await pool.query('INSERT INTO receipts VALUES ($1)', [number])
    console.log(number)
  }
}
