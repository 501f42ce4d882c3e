// How the deployment is asked: through nginx, past it, in the database; and what is waited for.
import http from 'node:http'
import https from 'node:https'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../node24.mjs'
import { host, ports, publicUrl } from './deployment-services.mjs'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')
const demo = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

/** Through nginx, whose certificate is checked against `ca`. @returns (path, options) => answer */
export const askThrough =
  (ca, port = ports.tls) =>
  (path, { headers, ...options } = {}) =>
    answerOf(https, path, {
      ca,
      port,
      servername: host,
      headers: { host: `${host}:${ports.tls}`, ...headers },
      lookup: (_name, asked, done) =>
        asked.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
      ...options,
    })

/** Past the proxy, with the Host that it would hand on. */
export const askAt =
  (port, address = '127.0.0.1') =>
  (path) =>
    answerOf(http, path, { port, host: address, headers: { host: `${host}:${ports.tls}` } })

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

/** @returns the `set-cookie` line of the new session */
export async function signIn(ask, options = {}) {
  const answer = await ask('/api/admin/sign-in', {
    method: 'POST',
    ...options,
    headers: { origin: publicUrl, 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify(demo),
  })
  must(answer.status === 200, `the sign-in was answered with ${answer.status} ${answer.body}`)
  // The mark of the device comes before it.
  return answer.headers['set-cookie']?.find((line) => line.includes('_sid_')) ?? ''
}

/** The API with a session's cookie. @returns (method, path, body?) => data */
export const apiOf =
  (ask, cookie = '') =>
  async (method, path, sent) => {
    const answer = await ask(`/api${path}`, {
      method,
      headers: {
        cookie: cookie.split(';')[0],
        origin: publicUrl,
        'sec-fetch-site': 'same-origin',
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      body: sent === undefined ? undefined : JSON.stringify(sent),
    })
    must(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body.toString()).data
  }

/** Landing pages of the site map, as paths. */
export async function addresses(ask) {
  const { body } = await ask('/sitemap.xml')
  const paths = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  return paths.filter((path) => path !== '/')
}

export async function query(database, statement) {
  const client = new pg.Client({ connectionString: `postgresql://shop@127.0.0.1:${ports.pgbouncer}/${database}` })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

export async function until(check, otherwise, patienceMs = 120_000) {
  const begun = performance.now()
  for (;;) {
    const found = await check()
    if (Array.isArray(found) ? found.length > 0 : found) return found
    must(performance.now() - begun < patienceMs, otherwise)
    await pause(100)
  }
}

export function must(holds, otherwise) {
  if (!holds) throw new Error(otherwise)
}
