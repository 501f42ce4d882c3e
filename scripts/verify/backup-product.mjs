// The built product and, for one way of running it, a PostgreSQL of the system's packages.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { untilAnswering } from '../../bench/processes.mjs'
import { serverCommand } from '../server-command.mjs'
import { shell } from './checkout.mjs'

/** uid 65534 (nobody): PostgreSQL does not run as root. */
const asNobody = process.getuid() === 0 ? 'setpriv --reuid=65534 --regid=65534 --clear-groups' : ''

/** Starts the product and waits until it answers. */
export async function startProduct({ origin, env }) {
  const begun = performance.now()
  const child = spawn(process.execPath, serverCommand, {
    cwd: '/',
    env: { ...process.env, NODE_ENV: 'production', PORT: new URL(origin).port, TRUSTED_PROXIES: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const refused = ended.then(() => Promise.reject(new Error(`the product ended instead of serving: ${output}`)))
  try {
    await Promise.race([untilAnswering(`${origin}/api/health`), refused])
  } catch (error) {
    await stop()
    throw error
  }
  refused.catch(() => {})
  return { stop, output: () => output, startedMs: performance.now() - begun }
}

/** A cluster of the newest PostgreSQL of Debian's packages, with the role `naikkelas` of docs/operations.md. */
export function startPostgres(folder, port) {
  const programs = newestPrograms()
  const cluster = join(folder, 'cluster')
  const asOwner = `cd / && ${asNobody} "$2"`
  shell(`mkdir "$1" && ${asNobody ? 'chown 65534:65534 "$1"' : 'true'}`, cluster)
  shell(`${asOwner}/initdb -D "$1/data" -U postgres -A trust -E UTF8 --no-locale >/dev/null`, cluster, programs)
  shell(
    `${asOwner}/pg_ctl -w -D "$1/data" -l "$1/log" -o "-c listen_addresses=127.0.0.1 -c port=${port} -k $1" start >/dev/null`,
    cluster,
    programs,
  )
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const run = (statement) =>
    shell('psql --no-psqlrc --quiet --tuples-only --no-align --dbname="$1" --command="$2"', adminUrl, statement)
  run('CREATE ROLE naikkelas LOGIN')
  // The limits that the worked-out deployment sets for the role, which a dump and a restore meet as well.
  run("ALTER ROLE naikkelas SET statement_timeout = '5s'")
  run("ALTER ROLE naikkelas SET idle_in_transaction_session_timeout = '10s'")
  run('CREATE DATABASE naikkelas OWNER naikkelas ENCODING UTF8 TEMPLATE template0')
  return {
    adminUrl,
    url: `postgresql://naikkelas@127.0.0.1:${port}/naikkelas`,
    version: run('SHOW server_version'),
    run,
    stop: () => shell(`${asOwner}/pg_ctl -D "$1/data" -m immediate stop >/dev/null`, cluster, programs),
  }
}

function newestPrograms() {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder) : []
  const [newest] = versions.sort((one, other) => Number(other) - Number(one))
  if (newest === undefined) throw new Error('Not installed: postgresql (Debian: apt-get install postgresql).')
  return `${folder}/${newest}/bin`
}
