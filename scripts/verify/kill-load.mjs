// What a product does while its processes are killed: saves, leads, comments with their mails, visits. Each writer
// knows what was acknowledged, and `facts` asks the database for each of it.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../bench/desk.mjs'
import { sendVisits } from '../../bench/tracker-load.mjs'
import { root } from '../node24.mjs'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')
const pagePath = '/kelola-marketplace'
const visitsPerSecond = 200
/** Longer than the heartbeat of a killed job and the first pause of a mail together. */
const drainMs = 240_000

/** The same seed gives the same numbers from 0 to below 1. */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** @param {{ origin: string, dataDir: string }} product one that answers */
export async function startLoad({ origin, dataDir }) {
  const pool = new pg.Pool({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8'), max: 2 })
  pool.on('error', () => {})
  const desk = await signIn(origin)
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { items } = await desk('GET', '/admin/landing-pages?perPage=50')
  const { id: pageId } = items.find(({ address }) => address === pagePath)
  const form = (await desk('GET', `/admin/landing-pages/${pageId}/forms`))[0]
  let isOver = false
  let refused = 0
  const acknowledged = { saves: [], leads: [], comments: [], visits: [] }

  async function post(path, body, headers = {}) {
    const status = await send(`${origin}/api${path}`, body, { origin, cookie, ...headers })
    if (status.code === 0 || status.code >= 500) refused += 1
    return status
  }

  /** Like the builder: one change after the other, each sent again until it is acknowledged. */
  async function save() {
    const { page, document } = await desk('GET', `/admin/landing-pages/${pageId}`)
    const section = document.sections.find(({ content }) => typeof content.title === 'string')
    let version = page.headVersion
    let was = section.content.title
    for (let number = 0; !isOver; number++) {
      const value = `Judul ${number}`
      const operation = {
        kind: 'changeField',
        sectionId: section.id,
        sectionVersion: section.version,
        path: ['title'],
        value,
        was,
      }
      const change = { id: randomUUID(), operations: [operation] }
      const body = await untilDone(() =>
        post(`/admin/landing-pages/${pageId}/changes`, { baseVersion: version, changes: [change] }),
      )
      if (!body) return
      acknowledged.saves.push(change.id)
      version = body.data.headVersion
      was = value
      await pause(50)
    }
  }

  /** A visitor sends once; what was not answered may be stored or not. */
  async function lead(first) {
    for (let number = first; !isOver; number += 2) {
      const whatsapp = `0812${String(10_000_000 + number)}`
      const answers = { name: `Orang ${number}`, whatsapp }
      const { code, body } = await post(
        `/leads/${pageId}/${form.sectionId}`,
        { answers: { ...answers, consent: 'yes' } },
        { 'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}` },
      )
      if (code === 200) acknowledged.leads.push(answers.name)
      else if (code !== 0 && code < 500) throw new Error(`a lead was answered with ${code}: ${JSON.stringify(body)}`)
      await pause(code === 0 ? 100 : 60)
    }
  }

  /** Each names a colleague, who gets a mail; sent again with the same key until it is acknowledged. */
  async function comment() {
    const { document } = await desk('GET', `/admin/landing-pages/${pageId}`)
    const sectionId = document.sections[0].id
    for (let number = 0; !isOver; number++) {
      const text = `@Raka Pratama komentar ${number}.`
      const headers = { 'idempotency-key': randomUUID() }
      const body = await untilDone(() => post(`/admin/landing-pages/${pageId}/comments`, { sectionId, text }, headers))
      if (!body) return
      acknowledged.comments.push(text)
      await pause(200)
    }
  }

  async function visit() {
    for (let round = 0; !isOver; round++) {
      const sent = await sendVisits({
        origin,
        pageId,
        perSecond: visitsPerSecond,
        seconds: 5,
        firstNumber: round * 10_000,
        isStopped: () => isOver,
      })
      acknowledged.visits.push(...sent.acknowledged)
    }
  }

  async function untilDone(attempt) {
    while (true) {
      const { code, body } = await attempt()
      if (code === 200 || code === 201) return body
      if (code !== 0 && code < 500 && code !== 409 && code !== 429)
        throw new Error(`answered with ${code}: ${JSON.stringify(body)}`)
      if (isOver && code !== 0 && code < 500) return undefined
      await pause(100)
    }
  }

  async function lift() {
    while (!isOver) {
      await pool.query('DELETE FROM rate_limits').catch(() => {})
      await pause(50)
    }
  }

  const writers = [save(), lead(0), lead(1), comment(), visit(), lift()]
  let failure
  for (const writer of writers) writer.catch((error) => (failure ??= error))

  return {
    /** What went wrong by then, if anything did. */
    check() {
      if (failure) throw failure
    },
    /** Ends the writers, waits for the jobs, and says what is there of what was acknowledged. */
    async facts() {
      isOver = true
      await Promise.all(writers)
      await untilDrained(pool)
      const found = await compare(pool, { pageId, dataDir, acknowledged })
      await pool.end()
      return { ...found, refused }
    },
    async stop() {
      isOver = true
      await Promise.allSettled(writers)
      if (!pool.ended) await pool.end()
    },
  }
}

function send(address, value, headers) {
  const sent = JSON.stringify(value)
  return new Promise((resolve) => {
    const request = http.request(
      address,
      {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => (text += chunk))
        // Only a whole answer acknowledges.
        response.on('end', () =>
          resolve(response.complete ? { code: response.statusCode, body: parsed(text) } : broken),
        )
        response.on('error', () => resolve(broken))
      },
    )
    request.setTimeout(20_000, () => request.destroy())
    request.on('error', () => resolve(broken))
    request.end(sent)
  })
}

const broken = { code: 0, body: null }

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Until no job is under way or due, or waits to be tried again. */
async function untilDrained(pool) {
  const begun = performance.now()
  while (true) {
    const { rows } = await pool.query(
      `SELECT name, state::text, count(*)::int FROM pgboss.job
       WHERE name IN ('send-mail', 'mail-lead-news') AND (state = 'active' OR state = 'retry' OR (state = 'created' AND start_after <= now()))
       GROUP BY 1, 2`,
    )
    if (rows.length === 0) return
    if (performance.now() - begun > drainMs) throw new Error(`jobs are left: ${JSON.stringify(rows)}`)
    await pause(500)
  }
}

async function compare(pool, { pageId, dataDir, acknowledged }) {
  /** Of these values those that the query does not find exactly once. */
  const notOnce = async (values, count) => {
    const { rows } = await pool.query(
      `SELECT value, found FROM unnest($1::text[]) AS expected (value), LATERAL (SELECT (${count}) AS found) AS counted WHERE found <> 1`,
      [values],
    )
    return rows.map(({ value, found }) => `${value} (${found} times)`)
  }
  const wrong = {
    saves: await notOnce(
      acknowledged.saves,
      `SELECT count(*) FROM landing_page_operations WHERE operation_id = value::uuid`,
    ),
    leads: await notOnce(
      acknowledged.leads,
      `SELECT count(*) FROM leads WHERE answers::text LIKE '%"' || value || '"%'`,
    ),
    comments: await notOnce(acknowledged.comments, `SELECT count(*) FROM comments WHERE text = value`),
    visits: await notOnce(acknowledged.visits, `SELECT count(*) FROM tracker_events WHERE tracker_events.id = value`),
  }
  const one = async (query, values = []) => Object.values((await pool.query(query, values)).rows[0])[0]
  const doubled = {
    leads: await one(`SELECT count(*) - count(DISTINCT answers::text) FROM leads WHERE answers::text LIKE '%Orang %'`),
    versions: await one(
      `SELECT max(version) - min(version) + 1 - count(*) FROM landing_page_operations WHERE page_id = $1`,
      [pageId],
    ),
    hours: await one(
      `SELECT (SELECT sum(events) FROM tracker_hours) - (SELECT count(*) FROM tracker_events WHERE page_id IS NOT NULL)`,
    ),
  }
  // One mail a comment, in the outbox and in the folder of the fake mail server.
  const { rows: mails } = await pool.query(
    `SELECT count(DISTINCT comments.id)::int AS comments, count(mails.id)::int AS mails,
       count(*) FILTER (WHERE mails.sent_at IS NULL)::int AS unsent, count(DISTINCT mails.key)::int AS mailed
     FROM comments LEFT JOIN mails ON starts_with(mails.key, 'comment:' || comments.id || ':')
       AND recipient_email = 'pemasar@naikkelas.test'
     WHERE comments.text LIKE '@Raka Pratama komentar %'`,
  )
  const letters = readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length
  const allMails = Number(await one(`SELECT count(*) FROM mails`))
  return { counts: countsOf(acknowledged), wrong, doubled, mails: { ...mails[0], letters, allMails } }
}

const countsOf = (lists) => Object.fromEntries(Object.entries(lists).map(([name, { length }]) => [name, length]))
