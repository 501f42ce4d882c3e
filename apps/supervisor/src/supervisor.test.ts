import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  freePort,
  isRunning,
  patience,
  type SupervisorProcess,
  supervisorProcess,
} from './testing/supervisor-process.ts'

const isConnectable = (product: SupervisorProcess) =>
  product.ask().then(
    () => true,
    () => false,
  )

const postmasterPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function query(dataDir: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8').trim() })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const pidOf = async ({ ask }: SupervisorProcess) => Number((await ask()).body.pid)

test('after kill -9 of the web process the next request waits for its replacement; none is refused', async () => {
  const product = await supervisorProcess()
  await product.line(/^Naikkelas is at http:\/\/127\.0\.0\.1:3000$/)
  await product.line(/^Sign in as test@naikkelas\.test$/)
  const first = await pidOf(product)
  process.kill(first, 'SIGKILL')
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), patience)

  const answers = await Promise.all(Array.from({ length: 20 }, () => product.ask()))

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(answers[0]?.body.pid).not.toBe(first)
  await product.line(/^web-1 failed: it was ended by SIGKILL\. It is started again now\.$/)
  await product.line(/^web-1 serves again, \d+\.\d s after it failed\.$/)
  // The address and the notes are for the start, not for every restart.
  expect(product.lines.filter((line) => line.startsWith('Naikkelas is at'))).toHaveLength(1)
})

test('after an uncaught error the web process is replaced, and the error is logged and reported', {
  tags: 'exhaustive',
}, async () => {
  const product = await supervisorProcess()
  await product.line(/^Naikkelas is at/)
  const first = await pidOf(product)

  await product.ask('/throw')

  await product.line(
    /^web-1 failed: RangeError: thrown after the answer \(at .*web-program\.ts:\d+:\d+\)+\. It is started again now\.$/,
  )
  await product.line(/^web-1 serves again/)
  expect(await pidOf(product)).not.toBe(first)
  expect(product.written('reports')).toEqual(['RangeError: thrown after the answer'])
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), patience)
})

test('a web process that fails at each start is restarted with increasing delays, each logged with the reason, until it serves', {
  tags: 'exhaustive',
}, async () => {
  const product = await supervisorProcess()
  await product.line(/^Naikkelas is at/)
  writeFileSync(join(product.folder, 'fails'), '')
  process.kill(await pidOf(product), 'SIGKILL')

  await product.line(
    /^web-1 failed: TypeError: the cache is broken .*\. It is started again in 0\.3 s, failure 2 in a row\.$/,
  )
  await product.line(
    /^web-1 failed: TypeError: the cache is broken .*\. It is started again in 0\.5 s, failure 3 in a row\.$/,
  )
  await product.line(
    /^web-1 failed: TypeError: the cache is broken .*\. It is started again in 1\.0 s, failure 4 in a row\.$/,
  )
  rmSync(join(product.folder, 'fails'))
  await product.line(/^web-1 serves again/)
  expect((await product.ask()).status).toBe(200)
})

test('a configuration error ends the first start with a message, and is retried at a later restart', async () => {
  const product = await supervisorProcess()
  await product.line(/^Naikkelas is at/)
  writeFileSync(join(product.folder, 'refuses'), '')

  const second = await supervisorProcess({ folder: product.folder })
  expect(await second.exited).toBe(1)
  expect(second.lines).toEqual(['PUBLIC_URL must be another one.'])

  process.kill(await pidOf(product), 'SIGKILL')
  await product.line(/^web-1 failed: PUBLIC_URL must be another one\. It is started again in/)
})

test('a port in use, and an address of another machine, end the start with a clear message', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }

  const taken = await supervisorProcess({ settings: { port } })
  expect(await taken.exited).toBe(1)
  expect(taken.lines).toEqual([
    `Port ${port} of 127.0.0.1 is taken by another program: stop that one, or set PORT to another.`,
  ])
  const elsewhere = await supervisorProcess({ settings: { host: '192.0.2.1' } })
  expect(await elsewhere.exited).toBe(1)
  expect(elsewhere.lines.join()).toContain('of 192.0.2.1 is no address of this machine: set HOST to one that is.')
})

test('two web processes share the port: each answers while the other does not', { tags: 'exhaustive' }, async () => {
  const product = await supervisorProcess({ settings: { webConcurrency: 2 } })
  await product.line(/^Naikkelas is at/)
  await vi.waitFor(() => expect(product.written('starts')).toHaveLength(2), patience)
  const pids = product.written('starts').map(Number)
  for (const [stopped, other] of [pids, pids.toReversed()]) {
    process.kill(stopped!, 'SIGSTOP')
    // The other one may still be starting, and what the stopped one had accepted waits with it.
    await vi.waitFor(async () => {
      const answer = await Promise.race([product.ask(), new Promise((resolve) => setTimeout(resolve, 1_000))])
      expect(answer).toMatchObject({ body: { pid: other } })
    }, patience)
    process.kill(stopped!, 'SIGCONT')
  }
})

test('web and worker roles are separate processes, and each is restarted', { tags: 'exhaustive' }, async () => {
  const product = await supervisorProcess({ settings: { roles: ['web', 'worker'] } })
  await product.line(/^Naikkelas is at/)
  expect((await product.ask()).body.role).toBe('web')
  await vi.waitFor(() => expect(product.written('workers')).toHaveLength(1), patience)
  process.kill(Number(product.written('workers')[0]), 'SIGKILL')
  await product.line(/^worker-1 serves again/)
  expect(product.written('workers')).toHaveLength(2)
})

const localGateway = { port: 4010, host: '127.0.0.1', url: 'http://127.0.0.1:4010' }
/** What each run of the gateway was given. */
const gatewayRuns = ({ written }: SupervisorProcess) =>
  written('data/local-gateway/state.json.starts').map((line) => line.split(' '))

test('the local gateway is a process of its own with the keys of the product alone, and is restarted', {
  tags: 'exhaustive',
}, async () => {
  const product = await supervisorProcess({ settings: { localGateway } })
  await product.line(/^Payments are simulated\.$/)
  const [[key, ...rest] = []] = gatewayRuns(product)
  expect(rest.slice(0, -1).join(' ')).toBe('no database')
  expect((await product.ask()).body.paymentKey).toBe(key)
  expect(key).toMatch(/^xnd_development_[0-9a-f]{40}$/)

  process.kill(Number(rest.at(-1)), 'SIGKILL')
  await product.line(/^gateway-1 serves again/)
  expect(gatewayRuns(product).map(([given]) => given)).toEqual([key, key])

  const last = Number(gatewayRuns(product).at(-1)?.at(-1))
  product.child.kill('SIGTERM')
  expect(await product.exited).toBe(0)
  expect(isRunning(last)).toBe(false)
  // What was made before a restart can be paid after it.
  const again = await supervisorProcess({ folder: product.folder, settings: { localGateway } })
  await again.line(/^Payments are simulated\.$/)
  expect((await again.ask()).body.paymentKey).toBe(key)
})

test('a local gateway that cannot start is reported, and the product serves without it', async () => {
  const product = await supervisorProcess({ settings: { localGateway: { ...localGateway, port: 1 } } })
  await product.line(/^Payments cannot be tried: Port 1 is taken by another program\.$/)
  expect((await product.ask()).status).toBe(200)
})

test('SIGTERM finishes the current request, refuses others, and ends every process', async () => {
  const product = await supervisorProcess()
  await product.line(/^Naikkelas is at/)
  const web = await pidOf(product)
  const underWay = product.ask('/slow')
  await vi.waitFor(() => expect(product.written('slow')).toHaveLength(1), patience)

  product.child.kill('SIGTERM')
  await vi.waitFor(() => expect(isConnectable(product)).resolves.toBe(false), patience)
  writeFileSync(join(product.folder, 'release'), '')

  expect(await underWay).toMatchObject({ status: 200, body: { pid: web } })
  expect(await product.exited).toBe(0)
  expect(isRunning(web)).toBe(false)
})

test('a second Ctrl+C ends everything at once', { tags: 'exhaustive' }, async () => {
  const product = await supervisorProcess()
  await product.line(/^Naikkelas is at/)
  const web = await pidOf(product)
  const underWay = product.ask('/slow').catch(() => 'cut off')
  await vi.waitFor(() => expect(product.written('slow')).toHaveLength(1), patience)

  // As a terminal does it: every process of the group gets it. What comes within a second is the same press.
  await vi.waitFor(
    async () => {
      process.kill(-(product.child.pid ?? 0), 'SIGINT')
      expect(await Promise.race([product.exited, new Promise((resolve) => setTimeout(resolve, 300, 'runs'))])).toBe(130)
    },
    { timeout: 30_000, interval: 300 },
  )

  expect(await underWay).toBe('cut off')
  await vi.waitFor(() => expect(isRunning(web)).toBe(false), patience)
})

test('kill -9 of the supervisor leaves neither web process nor database, and the next start has every row', {
  tags: 'exhaustive',
}, async () => {
  const product = await supervisorProcess({ settings: { databaseUrl: undefined } })
  await product.line(/^Naikkelas is at/)
  const dataDir = join(product.folder, 'data')
  const web = await pidOf(product)
  const postmaster = postmasterPid(dataDir)
  await query(dataDir, 'CREATE TABLE marks (number int)')
  await query(dataDir, 'INSERT INTO marks VALUES (7)')

  product.child.kill('SIGKILL')

  await vi.waitFor(() => expect([web, postmaster].filter(isRunning)).toEqual([]), patience)
  const next = await supervisorProcess({ folder: product.folder, settings: { databaseUrl: undefined } })
  await next.line(/^Naikkelas is at/)
  expect((await next.ask('/marks')).body).toEqual({ number: 7 })
})

test('after kill -9 of the postmaster the database comes back with every row, under the same web process', {
  tags: 'exhaustive',
}, async () => {
  const product = await supervisorProcess({ settings: { databaseUrl: undefined } })
  await product.line(/^Naikkelas is at/)
  const dataDir = join(product.folder, 'data')
  const web = await pidOf(product)
  await query(dataDir, 'CREATE TABLE marks (number int)')
  await query(dataDir, 'INSERT INTO marks VALUES (7)')

  process.kill(postmasterPid(dataDir), 'SIGKILL')

  await product.line(/^PostgreSQL ended unexpectedly and is started again/)
  await vi.waitFor(() => expect(product.ask('/marks')).resolves.toMatchObject({ body: { number: 7 } }), patience)
  expect(await pidOf(product)).toBe(web)
})

test('one address has the metrics of every process, labelled by name, and which of them do not answer', {
  tags: 'exhaustive',
}, async () => {
  const port = await freePort()
  const product = await supervisorProcess({
    settings: { webConcurrency: 2, metrics: { port, host: '127.0.0.1' } },
  })
  await product.line(/^Naikkelas is at/)
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await vi.waitFor(async () => expect(await scrape()).toContain('naikkelas_up{process="web-2"} 1'), patience)
  const [first, second] = product.written('starts')
  const text = await scrape()
  expect(text).toContain(`naikkelas_http_connections{process="web-1"} ${first}\n`)
  expect(text).toContain(`naikkelas_http_connections{process="web-2"} ${second}\n`)
  expect(text.match(/^# TYPE naikkelas_http_connections gauge$/gm)).toHaveLength(1)

  process.kill(Number(second), 'SIGSTOP')
  expect(await scrape()).toContain('naikkelas_up{process="web-2"} 0')
  process.kill(Number(second), 'SIGKILL')
  await vi.waitFor(
    async () => expect(await scrape()).toContain('naikkelas_restarts_total{process="web-2"} 1'),
    patience,
  )
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})
