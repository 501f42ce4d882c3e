// `npm run bench orders`: orders placed and paid through the local gateway by 20 buyers at a time, server and database on one
// core, buyers and gateway on the other. An order is placed for QRIS, paid at the gateway, and asked about until its webhook
// has made it paid.
//   --seconds 20   of each of the three rounds
//   --write        writes the tables to their part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { untilPicturesAreMade, withDatabase } from './copy-page.mjs'
import { fillCatalogue } from './fill-catalogue.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, percentile, promiseTable, table } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, write: { type: 'boolean', default: false } },
})
const port = 4783
const origin = `http://127.0.0.1:${port}`
const gateway = `http://127.0.0.1:${port + 1_010}`
const clientCore = '1'
const clients = 20
const rounds = 3
const seconds = Number(values.seconds)
/** Below what one buyer may order in ten minutes. */
const ordersOfBuyer = 25
const buyers = 320
const password = 'NaikKelas2026!'

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-orders-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const lines = []
const product = startPinned({
  program: process.execPath,
  args: serverCommand,
  cwd: root,
  env: { PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
  onLine: (line) => lines.push(line),
})
const agents = []
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('orders', text)
} finally {
  for (const agent of agents) agent.destroy()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  await untilAnswering(`${origin}/api/health`)
  const items = await withDatabase(dataDir, async (client) => {
    await untilPicturesAreMade(client)
    await fillCatalogue(client, 10_000)
    await addBuyers(client)
    const { rows } = await client.query(
      `SELECT number::int AS number, price::int AS price FROM sellables
       WHERE link LIKE 'kelas-uji-%' AND status = 1 AND price > 0 AND seats IS NULL ORDER BY number`,
    )
    return rows
  })
  const token = await untilLine(/control token of \/__ctl: (\S+)/)
  execFileSync('taskset', ['-acp', clientCore, String(gatewayPid())])
  execFileSync('taskset', ['-acp', clientCore, String(process.pid)])
  const cookies = await signedIn()
  const nextTask = tasksOf(cookies, items)
  await load({ nextTask, token, milliseconds: 5_000 })
  const runs = []
  for (let round = 0; round < rounds; round++) {
    const before = await paidOrders()
    const run = await load({ nextTask, token, milliseconds: seconds * 1_000 })
    runs.push({ ...run, stored: (await paidOrders()) - before })
  }
  const all = (kind) => runs.flatMap((run) => run[kind])
  const rate = median(runs.map(({ orders }) => orders.length / seconds))
  const p99 = (list) => percentile(list, 0.99)
  const wrong = runs.reduce((sum, { failed }) => sum + failed.length, 0)
  const [said, stored] = [all('orders').length + all('late').length, runs.reduce((sum, run) => sum + run.stored, 0)]
  const reasons = [...new Set(runs.flatMap(({ failed }) => failed))].slice(0, 3)
  return [
    '# Orders placed and paid',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench orders\`: ${clients} buyers at a time, signed in beforehand, each order another course of 10,000; server and database on one core, buyers and gateway on the other, load ${loadavg()[0].toFixed(1)} at the end. Medians of ${rounds} rounds of ${seconds} s; times of all rounds together. PostgreSQL waits for the disk at each commit.`,
    '',
    table(
      ['request', 'count', 'median, ms', 'p99, ms'],
      ['place', 'state'].map((name) => {
        const times = all('requests')
          .filter((one) => one.name === name)
          .map(({ ms }) => ms)
        return [
          name === 'place' ? 'place an order' : 'ask how it is',
          times.length,
          median(times).toFixed(0),
          p99(times).toFixed(0),
        ]
      }),
    ),
    '',
    promiseTable([
      { name: 'orders paid a second', limit: 'at least 25', measured: rate.toFixed(1), isKept: rate >= 25 },
      { name: 'orders paid a second, ambition', limit: 'at least 60', measured: rate.toFixed(1), isKept: rate >= 60 },
      atMost('an order from its placing to paid, p99', 1_500, p99([...all('orders'), ...all('late')])),
      atMost('one request, p99', 300, p99(all('requests').map(({ ms }) => ms))),
      {
        name: 'orders that buyers saw paid, and those that the database has',
        limit: 'alike',
        measured: `${said} and ${stored}`,
        isKept: said === stored,
      },
      {
        name: 'orders that failed',
        limit: '0',
        measured: wrong === 0 ? '0' : `${wrong}: ${reasons.join('; ')}`,
        isKept: wrong === 0,
      },
    ]),
    '',
    'Reference run of the same load against others on another day, whole orders a second: Medusa 1.0, Vendure 4.6 (there without a gateway, and with a cart).',
  ].join('\n')
}

function atMost(name, most, ms) {
  return {
    name,
    limit: `${most.toLocaleString('en')} ms`,
    measured: `${ms.toFixed(0)} ms`,
    isKept: ms <= most,
  }
}

/** Members with the demo member's password. */
async function addBuyers(client) {
  await client.query(
    `WITH people AS (
       INSERT INTO learner_users (id, name, email, is_email_verified)
       SELECT gen_random_uuid(), 'Pembeli ' || number, 'pembeli-' || number || '@contoh.test', true
       FROM generate_series(1, $1::int) AS number RETURNING id)
     INSERT INTO learner_accounts (id, learner_id, provider_id, account_id, password_hash)
     SELECT gen_random_uuid(), id, 'credential', id::text,
       (SELECT password_hash FROM learner_accounts WHERE password_hash IS NOT NULL LIMIT 1) FROM people`,
    [buyers],
  )
}

async function signedIn() {
  const agent = agentOf(4)
  const cookies = []
  let next = 0
  const lane = async () => {
    while (next < buyers) {
      const number = ++next
      const reply = await send(agent, {
        url: `${origin}/api/login`,
        body: { email: `pembeli-${number}@contoh.test`, password },
        address: addressOf(number),
      })
      if (reply.status !== 200) throw new Error(`a sign-in was answered with ${reply.status}`)
      cookies[number] = reply.cookies
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return cookies
}

/** What to buy next, and who: each buyer a few orders in a row, each time another course. */
function tasksOf(cookies, items) {
  let next = 0
  return () => {
    const at = next++
    const buyer = 1 + Math.floor(at / clients / ordersOfBuyer) * clients + (at % clients)
    if (buyer > buyers) throw new Error('more orders than the buyers of this bench may place')
    return { cookie: cookies[buyer], address: addressOf(buyer), item: items[at % items.length] }
  }
}

async function load({ nextTask, token, milliseconds }) {
  const found = { orders: [], late: [], requests: [], failed: [] }
  const until = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const [agent, payer] = [agentOf(1), agentOf(1)]
      while (performance.now() < until) {
        const begun = performance.now()
        try {
          await buy({ ...nextTask(), agent, payer, token, found })
          const ended = performance.now()
          if (ended <= until) found.orders.push(ended - begun)
          else found.late.push(ended - begun)
        } catch (error) {
          found.failed.push(String(error.message))
          await pause(50)
        }
      }
    }),
  )
  return found
}

async function buy({ cookie, address, item, agent, payer, token, found }) {
  const timed = async (name, asked) => {
    const begun = performance.now()
    const reply = await send(agent, { ...asked, cookie, address })
    found.requests.push({ name, ms: performance.now() - begun })
    return reply
  }
  const body = { number: item.number, mode: 2, method: 5, channel: 'qris', shownTotal: item.price, consent: true }
  const placed = await timed('place', { url: `${origin}/api/me/orders`, body })
  if (placed.status !== 201) throw new Error(`an order was answered with ${placed.status} ${placed.text.slice(0, 120)}`)
  const { code } = JSON.parse(placed.text).data
  const paid = await send(payer, { url: `${gateway}/__ctl/charges/${code}-1/pay`, body: {}, token })
  if (paid.status !== 200) throw new Error(`the gateway answered ${paid.status} ${paid.text.slice(0, 120)}`)
  for (let asked = 0; asked < 200; asked++) {
    const { status, text } = await timed('state', { url: `${origin}/api/me/orders/${code}` })
    if (status !== 200) throw new Error(`the state of an order was answered with ${status}`)
    if (JSON.parse(text).data.status === 1) return
    await pause(50)
  }
  throw new Error(`the order ${code} was not paid within ten seconds`)
}

function paidOrders() {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM orders WHERE status = 1`)
    return rows[0].count
  })
}

async function untilLine(pattern) {
  for (let waited = 0; waited < 600; waited++) {
    for (const line of lines) {
      const [, found] = pattern.exec(line) ?? []
      if (found !== undefined) return found
    }
    await pause(100)
  }
  throw new Error('the gateway did not start')
}

/** The gateway is a process of its own below the product. */
function gatewayPid() {
  const name = `${root}/apps/local-gateway/dist/local-gateway.js`
  const found = readdirSync('/proc').find(
    (pid) => /^\d+$/.test(pid) && commandOf(pid).includes(name) && !commandOf(pid).includes('supervisor'),
  )
  if (found === undefined) throw new Error('the gateway does not run')
  return found
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function agentOf(maxSockets) {
  const agent = new http.Agent({ keepAlive: true, maxSockets })
  agents.push(agent)
  return agent
}

/** Each buyer comes from an address of its own: the server trusts this machine as its proxy. */
function addressOf(number) {
  return `10.1.${(number >> 8) & 255}.${number & 255}`
}

/** A GET, or a POST of JSON. */
function send(agent, { url, body, cookie, address, token }) {
  const text = body === undefined ? null : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        method: text === null ? 'GET' : 'POST',
        agent,
        headers: {
          ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(token === undefined
            ? { origin, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'bench' }
            : { authorization: `Bearer ${token}` }),
          ...(cookie !== undefined && { cookie }),
          ...(address !== undefined && { 'x-forwarded-for': address }),
        },
      },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            text: Buffer.concat(parts).toString(),
            cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(text ?? undefined)
  })
}
