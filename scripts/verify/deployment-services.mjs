// The services of the deployment that docs/operations.md describes, each on ports and in a folder of its own.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverCommand } from '../server-command.mjs'
import { shell } from './checkout.mjs'

const firstPort = Number(process.env.VERIFY_PORT ?? 4660)
export const ports = {
  tls: firstPort,
  web: firstPort + 1,
  pgbouncer: firstPort + 2,
  postgres: firstPort + 3,
  restored: firstPort + 4,
}
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
}

/** As docs/operations.md shows it, with this folder's socket. */
export function startPgbouncer(folder) {
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), '"shop" ""\n')
  writeFileSync(
    file,
    `[databases]
* = host=${join(folder, 'cluster')} port=${ports.postgres}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits
`,
  )
  const [program, ...args] = [...asNobody.split(' ').filter(Boolean), '/usr/sbin/pgbouncer', '-q', file]
  return start(program, args)
}

export function startProduct({ folder, dataDir, database, port }) {
  return start(process.execPath, serverCommand, {
    NODE_ENV: 'production',
    APP_ENV: 'local',
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    WEB_CONCURRENCY: '2',
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://shop@127.0.0.1:${ports.pgbouncer}/${database}`,
    DATABASE_DIRECT_URL: `postgresql://shop@localhost:${ports.postgres}/${database}?host=${join(folder, 'cluster')}`,
  })
}

export function writeNginx(folder) {
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')]
  shell(
    `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host} -keyout "$1" -out "$2" 2>/dev/null`,
    key,
    certificate,
  )
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
  upstream naikkelas { server 127.0.0.1:${ports.web}; keepalive 32; }
  server {
    listen 127.0.0.1:${ports.tls} ssl;
    server_name ${host};
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    client_max_body_size 0;
    location / {
      proxy_pass http://naikkelas;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_request_buffering off;
      proxy_read_timeout 620s;
    }
  }
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
