// The deployment of docs/operations.md, run with Debian's packages: nginx with TLS, two web processes, a worker,
// PgBouncer in transaction mode, PostgreSQL; then a backup, restored into a fresh place, and APP_SECRET exchanged.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenChanged } from '../build.mjs'
import { shell, workshop } from './checkout.mjs'
import { backUpAndRestore } from './deployment-backup.mjs'
import { verifyFirstAdmin, verifyForms } from './deployment-forms.mjs'
import { verifyJobs } from './deployment-jobs.mjs'
import { verifyMetrics } from './deployment-metrics.mjs'
import { verifyProxies } from './deployment-proxies.mjs'
import { addresses, askAt, askThrough, must, until } from './deployment-requests.mjs'
import { advertiserSettings, verifyRotation } from './deployment-rotation.mjs'
import {
  asNobody,
  end,
  newestPostgres,
  ports,
  start,
  startPgbouncer,
  startPostgres,
  startWeb,
  startWorker,
  writeNginx,
} from './deployment-services.mjs'

export const title = 'A deployment: nginx, two web processes, a worker, PgBouncer, backup and restore'

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
  const appSecret = randomBytes(32).toString('hex')
  const place = { folder, dataDir, database: 'shop', appSecret, env: advertiserSettings }
  const services = { web: startWeb(place), worker: undefined }
  running.push(services.web)
  writeNginx(folder)
  running.push(start('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']))
  const ca = readFileSync(join(folder, 'tls.crt'))
  const ask = askThrough(ca)

  const isServing = await promise(
    'two web processes serve behind nginx with TLS, over PgBouncer in transaction mode',
    async () => {
      await untilServing(services.web)
      const health = await ask('/api/health')
      must(health.status === 200, `${health.status} ${health.body}`)
      return `${health.body.toString().slice(0, 120)}, ${webProcesses(services.web.pid).length} web processes`
    },
  )
  if (!isServing) throw new Error(services.web.output())

  await promise('a published page is served through the proxy, packed and with its ETag', async () => {
    const [page] = await until(() => addresses(ask), 'no page is in the site map')
    const packed = { 'accept-encoding': 'br' }
    const first = await ask(page, { headers: packed })
    must(first.status === 200 && first.headers['content-encoding'] === 'br', `${page}: ${first.status}`)
    const again = await ask(page, { headers: { ...packed, 'if-none-match': first.headers.etag } })
    must(again.status === 304, `with its ETag: ${again.status}`)
    return `${page}, ${first.body.length} bytes, then 304`
  })
  await verifyProxies(promise, { ask, ca })
  await verifyForms(promise, { ask })
  await verifyJobs(promise, {
    ask,
    dataDir,
    startWorker() {
      services.worker = startWorker(place)
      running.push(services.worker)
      return services.worker
    },
  })
  await verifyMetrics(promise, { ask })
  await promise('a dump and the files, restored into a fresh place, give the same pages and media', () =>
    backUpAndRestore({ folder, dataDir, appSecret, postgresPrograms, running }),
  )
  await verifyRotation(promise, {
    ask,
    first: appSecret,
    async restart(secrets) {
      await Promise.all([end(services.web), end(services.worker)])
      const env = { ...advertiserSettings, ...secrets }
      services.web = startWeb({ ...place, env })
      services.worker = startWorker({ ...place, env })
      running.push(services.web, services.worker)
      await untilServing(services.web)
    },
  })
  await promise('after kill -9 of both web processes the next request is answered, not refused', async () => {
    for (const pid of webProcesses(services.web.pid)) process.kill(pid, 'SIGKILL')
    const begun = performance.now()
    const answer = await ask('/api/health')
    must(answer.status === 200, String(answer.status))
    return `after ${((performance.now() - begun) / 1000).toFixed(1)} s`
  })
  await Promise.all([end(services.web), end(services.worker)])
  await asProduction({ ...place, env: {} }, { ask, postgresPrograms, running, promise })
}

/** The same services on an empty database with APP_ENV=production, as the document has it. */
async function asProduction(place, { ask, postgresPrograms, running, promise }) {
  const server = `--host=${join(place.folder, 'cluster')} --port=${ports.postgres} --username=shop`
  shell(`"$1/createdb" ${server} production`, postgresPrograms)
  const dataDir = join(place.folder, 'production-data')
  const web = startWeb({ ...place, dataDir, database: 'production', env: { APP_ENV: 'production' } })
  running.push(web)
  await untilServing(web).catch(() => {
    throw new Error(web.output())
  })
  await verifyFirstAdmin(promise, { ask, code: () => /one-time code: (\S+)/.exec(web.output())?.[1] ?? '' })
}

async function untilServing(web) {
  // Sends the Host header that nginx forwards: in production the product refuses any other.
  const health = () =>
    askAt(ports.web)('/api/health').then(
      ({ status }) => status === 200,
      () => false,
    )
  await until(health, 'no health', 180_000)
  await until(() => webProcesses(web.pid).length === 2, 'no second web process')
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
