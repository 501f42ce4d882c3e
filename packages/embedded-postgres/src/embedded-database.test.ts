import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { embeddedDatabaseProcess, isConnectionString } from './testing/embedded-database-process.ts'
import { prepareDataFolder, startEmbeddedDatabase } from './index.ts'
import { isAlive, processCommand } from './process-identity.ts'

const isRoot = process.getuid?.() === 0

test('a second start on the same folder is refused, naming pid, address and folder, and harms nothing', async () => {
  const dataDir = dataFolder()
  const first = embeddedDatabaseProcess({ dataDir })
  const url = await first.line(isConnectionString)

  const second = embeddedDatabaseProcess({ dataDir })

  expect(await second.exited).toBe(1)
  const sentence = second.lines.join('\n')
  expect(sentence).toContain(`process ${first.child.pid} at http://127.0.0.1:4601`)
  expect(sentence).toContain(dataDir)
  expect(await ask(url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
})

test('the file database-url lets a second server in, and only this user may read it', async () => {
  const dataDir = dataFolder()
  const database = await startEmbeddedDatabase({ dataDir, isDurable: false })
  const file = join(dataDir, 'database-url')

  expect(await ask(readFileSync(file, 'utf8').trim(), 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await database.stop()
  expect(existsSync(file)).toBe(false)
})

test('a server killed while it writes leaves no PostgreSQL behind and loses no acknowledged row', {
  tags: 'exhaustive',
}, async () => {
  const dataDir = dataFolder()
  let acknowledged = 0
  for (const rows of [50, 200, 120]) {
    const writer = embeddedDatabaseProcess({ dataDir, writes: true })
    await writer.line(isConnectionString)
    await writer.line((line) => Number(line) >= acknowledged + rows)
    writer.child.kill('SIGKILL')
    await writer.exited
    acknowledged = Math.max(...writer.lines.map(Number).filter(Number.isFinite))
  }
  await vi.waitFor(() => expect(processesOn(dataDir)).toEqual([]), 5_000)

  const database = await startEmbeddedDatabase({ dataDir })
  const [kept] = await ask(database.url, 'SELECT count(*)::int AS rows, max(number)::int AS last FROM receipts')
  await database.stop()

  expect(acknowledged).toBeGreaterThanOrEqual(370)
  expect(kept?.rows).toBe(kept?.last)
  expect(kept?.last).toBeGreaterThanOrEqual(acknowledged)
})

test('Ctrl+C lets the last request finish, then leaves no process and no lock', async () => {
  const dataDir = dataFolder()
  const program = embeddedDatabaseProcess({ dataDir })
  await program.line(isConnectionString)
  const server = postgresPid(dataDir) ?? 0
  expect(isAlive(server)).toBe(true)

  // A terminal signals the whole foreground group.
  process.kill(-(program.child.pid ?? 0), 'SIGINT')

  expect(await program.exited).toBe(0)
  expect(program.lines).toContain('answered')
  expect(isAlive(server)).toBe(false)
  await vi.waitFor(() => expect(processesOn(dataDir)).toEqual([]), 2_000)
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log'])
})

test('a PostgreSQL whose guard was killed too is ended by the next start', { tags: 'exhaustive' }, async () => {
  const dataDir = dataFolder()
  const killed = embeddedDatabaseProcess({ dataDir })
  await killed.line(isConnectionString)
  const orphan = postgresPid(dataDir) ?? 0
  process.kill(guardOf(orphan), 'SIGKILL')
  killed.child.kill('SIGKILL')
  await killed.exited

  const database = await startEmbeddedDatabase({ dataDir, isDurable: false })

  expect(postgresPid(dataDir)).not.toBe(orphan)
  expect(isAlive(orphan)).toBe(false)
  await database.stop()
})

test('a PostgreSQL that dies under a running server is restarted and logged', { tags: 'exhaustive' }, async () => {
  const dataDir = dataFolder()
  const lines: string[] = []
  const database = await startEmbeddedDatabase({ dataDir, onLine: (line) => lines.push(line) })
  await ask(database.url, "CREATE TABLE notes AS SELECT 'kept' AS text")

  process.kill(postgresPid(dataDir) ?? 0, 'SIGKILL')

  const rows = await vi.waitFor(() => ask(database.url, 'SELECT text FROM notes'), { timeout: 10_000, interval: 50 })
  expect(rows).toEqual([{ text: 'kept' }])
  expect(lines.join()).toContain('started again')
  await database.stop()
})

test('stopping while PostgreSQL is being started again leaves none running', { tags: 'exhaustive' }, async () => {
  const dataDir = dataFolder()
  let announce = () => {}
  const announced = new Promise<void>((resolve) => {
    announce = resolve
  })
  const database = await startEmbeddedDatabase({ dataDir, isDurable: false, onLine: () => announce() })
  const died = postgresPid(dataDir) ?? 0
  process.kill(died, 'SIGKILL')
  await announced
  await vi.waitFor(() => expect(postgresPid(dataDir)).not.toBe(died), { timeout: 20_000, interval: 1 })

  await database.stop()

  await vi.waitFor(() => expect(processesOn(dataDir)).toEqual([]), 2_000)
  expect(existsSync(join(dataDir, 'embedded-database.lock'))).toBe(false)
})

test('a first start that was interrupted begins again from nothing', { tags: 'exhaustive' }, async () => {
  const dataDir = dataFolder()
  const half = join(dataDir, 'postgres.new-interrupted')
  mkdirSync(half)
  writeFileSync(join(half, 'PG_VERSION'), '18\n')

  const database = await startEmbeddedDatabase({ dataDir, isDurable: false })

  expect(await ask(database.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  expect(existsSync(half)).toBe(false)
  await database.stop()
})

test('a first start that is killed while it makes the cluster is completed by the next one', {
  tags: 'exhaustive',
}, async () => {
  const dataDir = dataFolder()
  const program = embeddedDatabaseProcess({ dataDir })
  await vi.waitFor(() => expect(readdirSync(dataDir).join()).toContain('postgres.new-'), {
    timeout: 10_000,
    interval: 2,
  })
  program.child.kill('SIGKILL')
  await program.exited
  expect(program.lines).toEqual([])

  const database = await startEmbeddedDatabase({ dataDir, isDurable: false })

  expect(await ask(database.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  await database.stop()
  await vi.waitFor(() => expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']), 5_000)
})

test('a folder that another PostgreSQL release wrote is left alone, with what to do', async () => {
  const dataDir = dataFolder()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n')

  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/PostgreSQL 17.*brings 18.*dump/)
})

test('a data folder whose path is too long for a socket works', { tags: 'exhaustive' }, async () => {
  const dataDir = dataFolder('a-folder-with-a-long-name-'.repeat(5))

  const database = await startEmbeddedDatabase({ dataDir, isDurable: false })

  const socketFolder = new URL(database.url).searchParams.get('host') ?? ''
  expect(socketFolder.startsWith(dataDir)).toBe(false)
  expect(await ask(database.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  await database.stop()
  expect(existsSync(socketFolder)).toBe(false)
})

test.runIf(isRoot)(
  'an ordinary user, even one without a name, runs it as himself',
  { tags: 'exhaustive' },
  async () => {
    const folder = temporaryFolder()
    const account = { uid: 54_321, gid: 54_321 }
    chmodSync(folder, 0o777)
    const program = embeddedDatabaseProcess({ dataDir: join(folder, 'data'), account })

    expect(await ask(await program.line(isConnectionString), 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
    expect(statSync(join(folder, 'data/postgres')).uid).toBe(account.uid)
  },
)

test.runIf(isRoot)(
  'under root it runs as another account, or as the owner of the data',
  { tags: 'exhaustive' },
  async () => {
    const dataDir = dataFolder()
    const database = await startEmbeddedDatabase({ dataDir, isDurable: false })
    await database.stop()

    expect(statSync(join(dataDir, 'postgres')).uid).toBe(65_534)
  },
)

test.runIf(isRoot)('below a folder that only root can enter the default moves elsewhere and is logged', () => {
  const closed = temporaryFolder(0o700)
  const lines: string[] = []
  const systemFolder = join(temporaryFolder(), 'naikkelas')

  const folder = prepareDataFolder({
    chosen: undefined,
    home: join(closed, 'shop'),
    onLine: (line) => lines.push(line),
    systemFolder,
  })

  expect(folder.startsWith(`${systemFolder}/shop-`)).toBe(true)
  expect(lines).toEqual([expect.stringContaining(closed)])
  expect(prepareDataFolder({ chosen: undefined, home: join(closed, 'shop'), onLine: () => {}, systemFolder })).toBe(
    folder,
  )
})

test.runIf(isRoot)('a chosen folder below one that only root enters is refused with that sentence', () => {
  const closed = temporaryFolder(0o700)

  const prepare = () => prepareDataFolder({ chosen: join(closed, 'data'), home: '/nowhere', onLine: () => {} })

  expect(prepare).toThrow(`may not enter ${closed}`)
  expect(existsSync(join(closed, 'data'))).toBe(false)
})

function temporaryFolder(mode = 0o711) {
  const folder = mkdtempSync(join(inject('testFolder'), 'embedded-'))
  chmodSync(folder, mode)
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** A database whose program was killed may still be ending and deleting files, which makes a removal fail silently. */
async function removeFolder(folder: string) {
  await vi.waitFor(() => {
    rmSync(folder, { recursive: true, force: true })
    expect(existsSync(folder)).toBe(false)
  }, 5_000)
}

function dataFolder(name = 'data') {
  return prepareDataFolder({ chosen: join(temporaryFolder(), name), home: '/nowhere', onLine: () => {} })
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

function postgresPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** The command lines of all processes that name the folder, guards included. */
function processesOn(folder: string) {
  const commands = readdirSync('/proc').map((name) => processCommand(Number(name)))
  return commands.filter((command) => command.includes(folder))
}

/** The shell between PostgreSQL and its server. */
function guardOf(pid: number) {
  const parent = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  expect(processCommand(parent)).toContain('trap')
  return parent
}
