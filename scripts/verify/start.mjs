// Starting and stopping, from a fresh clone: under root, as a user, in closed folders, killed and refused.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../node24.mjs'
import { copyOf, freshClone, hasPostgres15, processesOf, shell, workshop } from './checkout.mjs'
import { webProcess } from '../../bench/processes.mjs'
import { serverPid, startServer } from './server.mjs'

export const title = 'Starting and stopping'

// The driver is the API's.
const pg = createRequire(`${root}/apps/api/package.json`)('pg')
const isRoot = process.getuid() === 0
const port = Number(process.env.VERIFY_PORT ?? 4640)

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  const { folder, remove } = workshop()
  try {
    const clone = freshClone(join(folder, 'clone'))
    if (!(await lifeOfOneClone(clone, promise))) return
    if (isRoot) await underOtherAccounts(clone, folder, promise)
    if (isRoot && hasPostgres15) await onPostgres15(clone, folder, promise)
  } finally {
    remove()
  }
}

async function lifeOfOneClone(clone, promise) {
  const dataDir = join(clone, '.data')
  const urlFile = join(dataDir, 'database-url')
  let server

  const isServing = await promise('a fresh clone is serving after one command', async () => {
    server = startServer({ folder: clone, port })
    const { ms, health } = await server.untilServing()
    await query(urlFile, 'CREATE TABLE verify_marks (number integer)')
    return `${seconds(ms)}, ${JSON.stringify(health.data.database)}`
  })
  if (!isServing) return false
  await promise('a second start is refused with the pid and the address of the first', async () => {
    const second = startServer({ folder: clone, port: port + 1 })
    const code = await second.exited
    must(code !== 0, `it ended with ${code}`)
    must(second.output().includes(`process ${serverPid(dataDir)} at http://127.0.0.1:${port}`), second.output())
    return `in ${seconds(second.elapsedMs())}`
  })
  await promise('a second server joins by DATABASE_URL', async () => {
    const second = startServer({ folder: clone, port: port + 1, env: { DATABASE_URL: shell('cat "$1"', urlFile) } })
    const { ms } = await second.untilServing()
    const { code } = await second.interrupt()
    return `after ${seconds(ms)}; its Ctrl+C ended it with ${code}, the first still serves: ${(await server.untilServing()).health.status}`
  })
  await promise('Ctrl+C ends everything and keeps everything', async () => {
    await query(urlFile, 'INSERT INTO verify_marks VALUES (1)')
    const { code, ms } = await server.interrupt()
    await mustBeGone(clone)
    must(!existsSync(join(dataDir, 'embedded-database.lock')), 'the lock is still there')
    return `in ${seconds(ms)}, exit ${code}`
  })
  await promise('a second start with nothing changed serves within seconds', async () => {
    server = startServer({ folder: clone, port })
    const { ms } = await server.untilServing(5_000)
    return seconds(ms)
  })
  await promise('after kill -9 of the web process it answers again, and no request in between is refused', async () => {
    const supervisor = serverPid(dataDir)
    const killed = webProcess(supervisor)
    const begun = performance.now()
    process.kill(killed, 'SIGKILL')
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`)
    must(answer.status === 200, `it answered ${answer.status}`)
    must(serverPid(dataDir) === supervisor, 'the supervisor is another one')
    must(webProcess(supervisor) !== killed, 'the web process is still the former one')
    return `the next request was answered after ${seconds(performance.now() - begun)}`
  })
  await promise('after kill -9 of the postmaster the database comes back under the same web process', async () => {
    const web = webProcess(serverPid(dataDir))
    const begun = performance.now()
    process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    await query(urlFile, 'SELECT count(*) FROM verify_marks', 30_000)
    const ms = performance.now() - begun
    must(webProcess(serverPid(dataDir)) === web, 'the web process is another one')
    return `queries are answered after ${seconds(ms)}`
  })
  await promise('kill -9 of the supervisor leaves no process and loses nothing', async () => {
    await query(urlFile, 'INSERT INTO verify_marks VALUES (2)')
    process.kill(serverPid(dataDir), 'SIGKILL')
    await server.exited
    await mustBeGone(clone)
    server = startServer({ folder: clone, port })
    const { ms } = await server.untilServing(10_000)
    const marks = await query(urlFile, 'SELECT number FROM verify_marks ORDER BY number')
    must(marks.length === 2, `marks: ${JSON.stringify(marks)}`)
    return `serving again after ${seconds(ms)}, ${marks.length} of 2 rows there`
  })
  await promise('kill -9 of npm leaves no process', async () => {
    process.kill(server.child.pid, 'SIGKILL')
    await mustBeGone(clone)
    return 'ended by itself'
  })
  return true
}

async function underOtherAccounts(clone, folder, promise) {
  await promise('an ordinary user runs it', async () => {
    const uid = '54321'
    const copy = copyOf(clone, join(folder, 'of-a-user'))
    shell('chown --recursive "$2:$2" "$1"', copy, uid)
    const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
    const server = startServer({
      folder: copy,
      port,
      prefix,
      env: { HOME: copy, npm_config_cache: join(copy, '.npm') },
    })
    const { ms } = await server.untilServing()
    const owner = shell('stat --format=%u "$1/.data/postgres"', copy)
    await server.interrupt()
    await mustBeGone(copy)
    must(owner === uid, `the data belongs to ${owner}`)
    return `serving after ${seconds(ms)}, data owned by the user`
  })
  await promise('root runs it below a folder of mode 0700', () =>
    inClosedFolder(clone, join(folder, 'closed-home'), () => {}),
  )
  await promise('root runs a clone that only root can read (umask 077)', () =>
    inClosedFolder(clone, join(folder, 'private'), (copy) => shell('chmod --recursive go-rwx "$1"', copy)),
  )
  await promise('a chosen DATA_DIR below such a folder is refused in a sentence', async () => {
    const closed = join(folder, 'closed-data')
    shell('mkdir --mode=0700 "$1"', closed)
    const server = startServer({ folder: clone, port, env: { DATA_DIR: join(closed, 'data') } })
    must((await server.exited) !== 0, 'it started')
    must(server.output().includes(`may not enter ${closed}`), server.output())
    return 'refused'
  })
}

/** A copy in a folder that only root enters; its data goes to /var/lib/naikkelas and is removed afterwards. */
async function inClosedFolder(clone, home, prepare) {
  const copy = copyOf(clone, join(home, 'shop'))
  prepare(copy)
  shell('chmod 0700 "$1"', home)
  const server = startServer({ folder: copy, port })
  const { ms } = await server.untilServing()
  const [, dataDir] = /Data is kept in (\S+), because/.exec(server.output()) ?? []
  must(dataDir?.startsWith('/var/lib/naikkelas/'), server.output())
  await server.interrupt()
  await mustBeGone(copy)
  const hasOwnPrograms = readdirSync(dataDir).some((name) => name.startsWith('postgres-programs-'))
  rmSync(dataDir, { recursive: true })
  return `serving after ${seconds(ms)}, one line names the data folder, programs ${hasOwnPrograms ? 'copied out' : 'run in place'}`
}

async function onPostgres15(clone, folder, promise) {
  const programs = '/usr/lib/postgresql/15/bin'
  const cluster = join(folder, 'postgres15')
  const asPostgres = 'setpriv --reuid=65534 --regid=65534 --clear-groups'
  shell('mkdir "$1" && chown 65534:65534 "$1"', cluster)
  shell(
    `cd / && ${asPostgres} ${programs}/initdb -D "$1/data" -U shop -A trust -E UTF8 --no-locale >/dev/null`,
    cluster,
  )
  shell(
    `cd / && ${asPostgres} ${programs}/pg_ctl -w -D "$1/data" -l "$1/log" -o "-c listen_addresses= -k $1" start >/dev/null`,
    cluster,
  )
  try {
    await promise('an existing PostgreSQL 15 is used through DATABASE_URL', async () => {
      const url = `postgresql://shop@localhost/postgres?host=${encodeURIComponent(cluster)}`
      const server = startServer({ folder: clone, port, env: { DATABASE_URL: url } })
      const { ms, health } = await server.untilServing()
      await server.interrupt()
      return `serving after ${seconds(ms)}, ${JSON.stringify(health.data.database)}`
    })
  } finally {
    shell(`cd / && ${asPostgres} ${programs}/pg_ctl -D "$1/data" -m immediate stop >/dev/null`, cluster)
  }
}

/** @param {number} [patienceMs] how long the database may be away */
async function query(urlFile, statement, patienceMs = 0) {
  const client = await connected(shell('cat "$1"', urlFile), performance.now() + patienceMs)
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function connected(connectionString, until) {
  for (;;) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      if (performance.now() > until) throw error
      await pause(20)
    }
  }
}

async function mustBeGone(folder) {
  const begun = performance.now()
  while (processesOf(folder).length > 0) {
    must(performance.now() - begun < 15_000, `still running:\n${processesOf(folder).join('\n')}`)
    await pause(100)
  }
}

function must(holds, otherwise) {
  if (!holds) throw new Error(otherwise)
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
