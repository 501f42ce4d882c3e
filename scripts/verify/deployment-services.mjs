// The services of the deployment that docs/operations.md describes, each on ports and in a folder of its own.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverCommand } from '../server-command.mjs'
import { shell } from './checkout.mjs'
import { documentedBlock, documentedSettings } from './documented-deployment.mjs'

const firstPort = Number(process.env.VERIFY_PORT ?? 4660)
export const ports = {
  tls: firstPort,
  web: firstPort + 1,
  pgbouncer: firstPort + 2,
  postgres: firstPort + 3,
  restored: firstPort + 4,
  /** nginx once more, talking to the product from another address. */
  proxyInside: firstPort + 5,
  proxyOutside: firstPort + 6,
  webMetrics: firstPort + 7,
  workerMetrics: firstPort + 8,
  advertiser: firstPort + 9,
  restoredMetrics: firstPort + 10,
}
/** The last address of TRUSTED_PROXIES as documented, and the first one beyond. */
export const proxies = { inside: '127.0.0.7', outside: '127.0.0.8' }
export const host = 'naikkelas.test'
export const publicUrl = `https://${host}:${ports.tls}`
/** uid 65534 (nobody): neither PostgreSQL nor PgBouncer runs as root. */
export const asNobody = process.getuid() === 0 ? 'setpriv --reuid=65534 --regid=65534 --clear-groups' : ''

export function startPostgres(folder, programs) {
  const cluster = join(folder, 'cluster')
  const owner = asNobody ? 'chown 65534:65534 "$1"' : 'true'
  shell(`mkdir "$1" && ${owner}`, cluster)
  shell(
    `cd / && ${asNobody} "$2/initdb" -D "$1/data" -U shop -A trust -E UTF8 --no-locale >/dev/null`,
    cluster,
    programs,
  )
  shell(
    `cd / && ${asNobody} "$2/pg_ctl" -w -D "$1/data" -l "$1/log" -o "-c listen_addresses= -c port=${ports.postgres} -k $1" start >/dev/null`,
    cluster,
    programs,
  )
  shell(`"$2/createdb" --host="$1" --port=${ports.postgres} --username=shop shop`, cluster, programs)
  const roleSettings = documentedBlock('sql', [['ROLE naikkelas', 'ROLE shop']])
  shell(
    `"$2/psql" --quiet --host="$1" --port=${ports.postgres} --username=shop --command="$3" shop`,
    cluster,
    programs,
    roleSettings,
  )
}

export function startPgbouncer(folder) {
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  writeFileSync(users, '"shop" ""\n')
  writeFileSync(
    file,
    documentedBlock('ini', [
      ['naikkelas = host=/var/run/postgresql', `* = host=${join(folder, 'cluster')} port=${ports.postgres}`],
      ['listen_port = 6432', `listen_port = ${ports.pgbouncer}\nunix_socket_dir =`],
      ['auth_type = scram-sha-256', 'auth_type = trust'],
      ['/etc/pgbouncer/userlist.txt', users],
    ]),
  )
  const [program, ...args] = [...asNobody.split(' ').filter(Boolean), '/usr/sbin/pgbouncer', '-q', file]
  return start(program, args)
}

/** The settings that both services share; with APP_ENV local for the demonstration's pages and account. */
const sharedSettings = ({ folder, dataDir, database, appSecret }) =>
  documentedSettings('both services', {
    APP_ENV: 'local',
    APP_SECRET: appSecret,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://shop@127.0.0.1:${ports.pgbouncer}/${database}`,
    DATABASE_DIRECT_URL: `postgresql://shop@localhost:${ports.postgres}/${database}?host=${join(folder, 'cluster')}`,
  })

/** The web service. @param place `env` goes beyond what is documented */
export const startWeb = ({ port = ports.web, metricsPort = ports.webMetrics, env, ...place }) =>
  startProduct({
    ...sharedSettings(place),
    ...documentedSettings('the web service', { PORT: String(port), METRICS_PORT: String(metricsPort) }),
    ...env,
  })

export const startWorker = ({ env, ...place }) =>
  startProduct({
    ...sharedSettings(place),
    ...documentedSettings('the worker service', { METRICS_PORT: String(ports.workerMetrics) }),
    ...env,
  })

const startProduct = (env) => start(process.execPath, serverCommand, { NODE_ENV: 'production', ...env })

export function writeNginx(folder) {
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')]
  shell(
    `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host} -keyout "$1" -out "$2" 2>/dev/null`,
    key,
    certificate,
  )
  const replacements = [
    ['127.0.0.1:3000', `127.0.0.1:${ports.web}`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`],
    ['naikkelas.id *.naikkelas.id', host],
    ['/etc/ssl/naikkelas/fullchain.pem', certificate],
    ['/etc/ssl/naikkelas/privkey.pem', key],
  ]
  /** The documented proxy on another port and with another address. Its connections to the product are kept apart. */
  const proxyFrom = (address, port) =>
    documentedBlock('nginx', [
      ...replacements,
      [`127.0.0.1:${ports.tls} ssl`, `127.0.0.1:${port} ssl`],
      ['upstream naikkelas', `upstream naikkelas_${port}`],
      ['http://naikkelas', `http://naikkelas_${port}`],
      ['location / {', `location / {\n    proxy_bind ${address};`],
    ])
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
${documentedBlock('nginx', replacements)}
${proxyFrom(proxies.inside, ports.proxyInside)}
${proxyFrom(proxies.outside, ports.proxyOutside)}
}
`,
  )
}

export function start(program, args, env = {}) {
  const child = spawn(program, args, { cwd: '/', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  child.on('error', (error) => (output += error.message))
  return Object.assign(child, { output: () => output })
}

export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Folder of the newest PostgreSQL's programs; undefined where none is installed. */
export function newestPostgres() {
  const folder = '/usr/lib/postgresql'
  const [newest] = existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : []
  const programs = `${folder}/${newest}/bin`
  return newest !== undefined && existsSync(`${programs}/initdb`) ? programs : undefined
}
