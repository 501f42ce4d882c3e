// The deployment of docs/operations.md, run with Debian's packages: nginx with TLS, two web processes, PgBouncer in
// transaction mode, PostgreSQL; then a backup, restored into a fresh place.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { untilAnswering } from '../../bench/processes.mjs'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'
import { shell, workshop } from './checkout.mjs'
import {
  asNobody,
  end,
  host,
  newestPostgres,
  ports,
  publicUrl,
  start,
  startPgbouncer,
  startPostgres,
  startProduct,
  writeNginx,
} from './deployment-services.mjs'

export const title = 'A deployment: nginx, two web processes, PgBouncer, backup and restore'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')
const unfinishedPictures = 'SELECT 1 FROM media_encodings WHERE failure IS NULL'
const demo = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  const postgresPrograms = newestPostgres()
  const missing = [
    ['nginx', existsSync('/usr/sbin/nginx')],
    ['pgbouncer', existsSync('/usr/sbin/pgbouncer')],
    ['postgresql', postgresPrograms !== undefined],
  ].flatMap(([name, isThere]) => (isThere ? [] : [name]))
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(', ')} (Debian: apt-get install nginx pgbouncer postgresql).`)
  await buildWhenChanged()
  const { folder, remove } = workshop()
  shell('chmod 0711 "$1"', folder)
  const running = []
  try {
    await deploy({ folder, postgresPrograms, running, promise })
  } finally {
    for (const child of running.reverse()) await end(child)
    shell(
      `cd / && ${asNobody} "$1/pg_ctl" -D "$2/cluster/data" -m immediate stop >/dev/null 2>&1 || true`,
      postgresPrograms,
      folder,
    )
    remove()
  }
}

async function deploy({ folder, postgresPrograms, running, promise }) {
  startPostgres(folder, postgresPrograms)
  running.push(startPgbouncer(folder))
  const dataDir = join(folder, 'data')
  const product = startProduct({ folder, dataDir, database: 'shop', port: ports.web })
  running.push(product)
  writeNginx(folder)
  running.push(start('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']))
  const ca = readFileSync(join(folder, 'tls.crt'))
  const ask = (path, options = {}) => askTls(path, { ca, ...options })

  const isServing = await promise(
    'two web processes serve behind nginx with TLS, over PgBouncer in transaction mode',
    async () => {
      await untilAnswering(`http://127.0.0.1:${ports.web}/api/health`)
      await until(() => webProcesses(product.pid).length === 2, 'no second web process')
      const health = await ask('/api/health')
      must(health.status === 200, `${health.status} ${health.body}`)
      return `${health.body.toString().slice(0, 120)}, ${webProcesses(product.pid).length} web processes`
    },
  )
  if (!isServing) throw new Error(product.output())

  await promise('a published page is served through the proxy, packed and with its ETag', async () => {
    const [page] = await until(() => addresses(ask), 'no page is in the site map')
    const packed = { 'accept-encoding': 'br' }
    const first = await ask(page, { headers: packed })
    must(first.status === 200 && first.headers['content-encoding'] === 'br', `${page}: ${first.status}`)
    const again = await ask(page, { headers: { ...packed, 'if-none-match': first.headers.etag } })
    must(again.status === 304, `with its ETag: ${again.status}`)
    return `${page}, ${first.body.length} bytes, then 304`
  })
  await promise(
    'a sign-in through the proxy sets a cookie for TLS alone, and the session has the address of the client',
    async () => {
      const signIn = await ask('/api/admin/sign-in', {
        method: 'POST',
        localAddress: '127.0.0.9',
        headers: { origin: publicUrl, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify(demo),
      })
      must(signIn.status === 200, `${signIn.status} ${signIn.body}`)
      const [cookie = ''] = signIn.headers['set-cookie'] ?? []
      must(/^__Host-.*; Secure/i.test(cookie), cookie)
      const me = await ask('/api/admin/me', { headers: { cookie: cookie.split(';')[0] } })
      must(me.status === 200, `signed in: ${me.status}`)
      const [session] = await query('shop', 'SELECT ip_address FROM admin_sessions ORDER BY created_at DESC LIMIT 1')
      must(session.ip_address === '127.0.0.9', `the session has ${session.ip_address}`)
      return 'client 127.0.0.9 is in the session, the forged X-Forwarded-For 203.0.113.7 is not'
    },
  )
  await promise('a dump and the files, restored into a fresh place, give the same pages and media', () =>
    backUpAndRestore({ folder, dataDir, postgresPrograms, running }),
  )
  await promise('after kill -9 of both web processes the next request is answered, not refused', async () => {
    for (const pid of webProcesses(product.pid)) process.kill(pid, 'SIGKILL')
    const begun = performance.now()
    const answer = await ask('/api/health')
    must(answer.status === 200, String(answer.status))
    return `after ${((performance.now() - begun) / 1000).toFixed(1)} s`
  })
}

async function backUpAndRestore({ folder, dataDir, postgresPrograms, running }) {
  const ask = askAt(ports.web)
  // Pictures of the demonstration are encoded for a while.
  await until(async () => (await query('shop', unfinishedPictures)).length === 0, 'pictures are not finished', 900_000)
  const [dump, files] = [join(folder, 'naikkelas.dump'), join(folder, 'naikkelas-files.tar')]
  const server = `--host=${join(folder, 'cluster')} --port=${ports.postgres} --username=shop`
  shell(`"$1/pg_dump" ${server} --format=custom --file="$2" shop`, postgresPrograms, dump)
  shell('tar --create --file="$1" --directory="$2" blobs', files, dataDir)
  shell(`"$1/createdb" ${server} restored`, postgresPrograms)
  shell(`"$1/pg_restore" ${server} --dbname=restored --exit-on-error "$2"`, postgresPrograms, dump)
  const fresh = join(folder, 'restored-data')
  mkdirSync(fresh)
  shell('tar --extract --file="$1" --directory="$2"', files, fresh)
  running.push(startProduct({ folder, dataDir: fresh, database: 'restored', port: ports.restored }))
  await untilAnswering(`http://127.0.0.1:${ports.restored}/api/health`)
  const askRestored = askAt(ports.restored)
  const pages = await addresses(ask)
  const media = new Set()
  for (const path of pages)
    for (const [file] of (await same(path)).toString().matchAll(/\/media\/[\w-]+\/[\w.-]+/g)) media.add(file)
  for (const path of media) await same(path)
  must(pages.length > 0 && media.size > 0, 'nothing was compared')
  return `${pages.length} pages and ${media.size} media files are identical to the byte`

  async function same(path) {
    let [one, other] = [await ask(path), await askRestored(path)]
    // Either side may still be drawing a page again for a picture that was finished last.
    await until(async () => {
      ;[one, other] = [await ask(path), await askRestored(path)]
      return one.status === 200 && other.status === 200 && one.body.equals(other.body)
    }, `${path} differs: ${one.status} with ${one.body.length} bytes, restored ${other.status} with ${other.body.length}`)
    return one.body
  }
}

function webProcesses(supervisor) {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
  return children
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/dist/server.js'))
}

/** Landing pages of the site map, as paths. */
async function addresses(ask) {
  const { body } = await ask('/sitemap.xml')
  const paths = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  return paths.filter((path) => path !== '/')
}

const askTls = (path, options) =>
  answerOf(https, path, {
    ...options,
    port: ports.tls,
    servername: host,
    lookup: (_name, asked, done) =>
      asked.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  })

/** Past the proxy, with the Host that it would hand on. */
const askAt = (port) => (path) =>
  answerOf(http, path, { port, host: '127.0.0.1', headers: { host: `${host}:${ports.tls}` } })

function answerOf(protocol, path, { body, headers, ...options }) {
  return new Promise((resolve, reject) => {
    const request = protocol.request(
      { host, path, agent: false, ...options, headers: { ...headers } },
      async (response) => {
        const chunks = await Array.fromAsync(response)
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

async function query(database, statement) {
  const client = new pg.Client({ connectionString: `postgresql://shop@127.0.0.1:${ports.pgbouncer}/${database}` })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function until(check, otherwise, patienceMs = 120_000) {
  const begun = performance.now()
  for (;;) {
    const found = await check()
    if (Array.isArray(found) ? found.length > 0 : found) return found
    must(performance.now() - begun < patienceMs, otherwise)
    await pause(100)
  }
}

function must(holds, otherwise) {
  if (!holds) throw new Error(otherwise)
}
