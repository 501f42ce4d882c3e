// A web process of a few lines for tests that kill it: it writes its pid and role, queries the database, and fails on
// demand.
import { appendFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { inheritedSocket, runSupervised, StartError } from '@naikkelas/supervision'
import pg from 'pg'

const { TEST_FOLDER = '', DATABASE_URL, ROLE, XENDIT_SECRET_KEY } = process.env

runSupervised(async () => {
  appendFileSync(`${TEST_FOLDER}/starts`, `${process.pid}\n`)
  if (existsSync(`${TEST_FOLDER}/refuses`)) throw new StartError('PUBLIC_URL must be another one.')
  if (existsSync(`${TEST_FOLDER}/fails`)) throw new TypeError('the cache is broken')
  const pool = new pg.Pool({ connectionString: DATABASE_URL, connectionTimeoutMillis: 1_000 })
  pool.on('error', () => {})
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
    switch (request.url) {
      case '/throw':
        setImmediate(() => {
          throw new RangeError('thrown after the answer')
        })
        return answer(200, {})
      case '/marks':
        return void pool
          .query('SELECT coalesce(max(number), 0) AS number FROM marks')
          .then(({ rows }) => answer(200, rows[0] as object))
          .catch(() => answer(503, {}))
      case '/slow':
        appendFileSync(`${TEST_FOLDER}/slow`, 'asked\n')
        return void waitFor(`${TEST_FOLDER}/release`).then(() => answer(200, { pid: process.pid }))
      default:
        answer(200, { pid: process.pid, role: ROLE, paymentKey: XENDIT_SECRET_KEY })
    }
  })
  const socket = ROLE === 'worker' ? undefined : inheritedSocket()
  if (socket) await new Promise<void>((resolve) => server.listen(socket, resolve))
  else setInterval(() => {}, 60_000)
  if (ROLE === 'worker') appendFileSync(`${TEST_FOLDER}/workers`, `${process.pid}\n`)
  return {
    notes: ['Sign in as test@naikkelas.test'],
    async reportCrash(error) {
      server.close()
      appendFileSync(`${TEST_FOLDER}/reports`, `${String(error)}\n`)
    },
    metrics: async () => [
      { name: 'naikkelas_http_connections', help: 'Open connections.', type: 'gauge', value: process.pid },
    ],
    async stop() {
      if (socket) await new Promise((resolve) => server.close(resolve))
      await pool.end()
    },
  }
})

async function waitFor(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 10))
}
