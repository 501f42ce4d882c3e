import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { databaseFailure } from '../../../apps/api/src/platform/database/database-failure.ts'
import type { Env } from '../../../apps/api/src/index.ts'
import { factoryPassword, makeAdmin } from '../../../apps/api/src/testing/factories.ts'
import { createTestDatabase } from '../../../apps/api/src/testing/test-database.ts'
import { startServer } from '../../../apps/server/src/start-server.ts'
import type { AppliedChange } from '../../../packages/contract/src/pages/index.ts'
import { applyChange, type PageDocument } from '../../../packages/page/src/index.ts'
import { aDocument, aSection } from '../../../packages/page/src/testing/documents.ts'
import { openPerson, type Random } from './person.ts'

// A small form with every run of the tests; `npm run verify together` asks for the whole.
const seeds = Number(process.env.TOGETHER_SEEDS ?? 3)
const acts = Number(process.env.TOGETHER_ACTS ?? 60)
const firstSeed = Number(process.env.TOGETHER_FIRST ?? 20261120)
const people = 5

const database = await createTestDatabase()
const accounts = await Promise.all(
  Array.from({ length: people }, (_, index) => makeAdmin(database, { name: `Orang ${index + 1}` })),
)
const failures: Error[] = []
const servers = [await serve(), await serve()]
afterAll(async () => {
  for (const { stop } of servers) await stop()
  await database.drop()
})

test(`${people} people on two servers, ${acts} actions each with disconnects, end with one page that has every acknowledged change`, {
  timeout: seeds * (30_000 + acts * 400),
}, async () => {
  const desks = await Promise.all(
    accounts.map(async (account, index) => {
      const origin = servers[index % servers.length]?.origin ?? ''
      return { origin, accountId: account.id, cookie: await signIn(origin, account.email) }
    }),
  )
  let acknowledged = 0
  for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
    const pageId = await makePage(desks[0]!)
    const random = randomFrom(seed)
    const persons = await Promise.all(
      desks.map((desk, index) => openPerson({ ...desk, pageId, random: randomFrom(seed * 31 + index) })),
    )
    const start = structuredClone(persons[0]!.store.getState().document)
    const startVersion = persons[0]!.saver.headVersion()
    await Promise.all(persons.map((person) => person.work(acts + random(3))))
    for (const person of persons) person.line.cut()
    // The last one to finish may send changes to those who were done.
    while (persons.some(({ saver }) => saver.getState().hasPending))
      await Promise.all(persons.map((person) => person.finish()))

    const { headVersion, document } = await readPage(desks[0]!, pageId)
    await vi.waitFor(
      () => {
        for (const { saver } of persons) expect(saver.headVersion(), `seed ${seed}`).toBe(headVersion)
      },
      { timeout: 15_000, interval: 20 },
    )
    for (const { store, saver } of persons) {
      expect(store.getState().document, `seed ${seed}: what a person sees`).toEqual(document)
      expect(saver.getState(), `seed ${seed}`).toMatchObject({ status: 'saved', hasPending: false, conflicts: [] })
    }
    const stored = await readChanges(desks[0]!, pageId, startVersion)
    expect(stored.map(({ version }) => version)).toEqual(
      Array.from({ length: headVersion - startVersion }, (_, index) => startVersion + 1 + index),
    )
    const ids = stored.map(({ change }) => change.id)
    expect(new Set(ids).size, `seed ${seed}: each change once`).toBe(ids.length)
    for (const person of persons) {
      expect(ids, `seed ${seed}: acknowledged`).toEqual(expect.arrayContaining([...person.acknowledged]))
      acknowledged += person.acknowledged.size
    }
    expect(replayed(start, stored), `seed ${seed}: the page is its changes`).toEqual(document)
    for (const person of persons) person.leave()
  }
  expect(failures).toEqual([])
  // A run in which nothing was written proves nothing.
  expect(acknowledged).toBeGreaterThan(seeds * people * acts * 0.3)
  console.info(`${seeds} seeds: ${acknowledged} changes acknowledged, each once, all documents identical`)
})

async function serve() {
  const env: Env = {
    appEnv: 'local',
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    mediaOrigin: undefined,
    bodyTimes: { smallMs: 15_000, uploadMs: 600_000, uploadIdleMs: 20_000 },
    trustedProxies: [],
    webConcurrency: 1,
    metrics: undefined,
    roles: [],
    dataDir: undefined,
    databaseUrl: database.url,
    directDatabaseUrl: undefined,
    appSecret: 'a secret that only tests use, long enough',
    formerAppSecrets: [],
    cdn: undefined,
    smtpUrl: undefined,
    whatsApp: undefined,
    google: undefined,
    s3: undefined,
    paymentAccounts: { xendit: undefined, midtrans: undefined },
    localGateway: undefined,
    arePaymentsSimulated: false,
    pixelEndpoints: { meta: undefined, tiktok: undefined, google: undefined },
    mailFrom: 'Naikkelas <halo@naikkelas.test>',
    errorReports: undefined,
    logLevel: 'silent',
    auditDays: 730,
    brand: { controller: undefined, legalSince: undefined },
    leadMonths: 24,
  }
  const { port, stop } = await startServer({
    env,
    dataDir: mkdtempSync(join(inject('testFolder'), 'together-')),
    build: 'test build',
    version: '0.0.0-test',
    render: async () => new Response('page'),
    fileFolders: [],
    onLine: () => {},
    onFailure(error, where) {
      // A busy machine is one more way to be cut off; anything else is a mistake.
      if (!isBusy(error)) failures.push(new Error(where, { cause: error }))
    },
    drainMs: 2_000,
  })
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** The database did not answer in time; sign-ins say so in words of their own. */
function isBusy(error: unknown): boolean {
  return databaseFailure(error) !== undefined || (error instanceof Error && error.message === 'Failed to get session')
}

interface Desk {
  origin: string
  cookie: string
}

async function ask<Data>({ origin, cookie }: Desk, path: string, body?: unknown): Promise<Data> {
  const response = await fetch(`${origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { message: string; data: Data }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}

async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/admin/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: factoryPassword }),
  })
  if (!response.ok) throw new Error(`sign-in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function makePage(desk: Desk): Promise<string> {
  const { page } = await ask<{ page: { id: string } }>(desk, '/admin/landing-pages', {
    name: 'Bersama',
    link_landing_page: `bersama-${randomUUID()}`,
    kind: 'exclusive',
  })
  const { sections } = aDocument(aSection('headline'), aSection('grid_card'), aSection('accordion_list'))
  await ask(desk, `/admin/landing-pages/${page.id}/changes`, {
    baseVersion: 0,
    changes: [
      {
        id: randomUUID(),
        operations: sections.map((section, index) => ({
          kind: 'insertSection',
          section,
          afterId: sections[index - 1]?.id ?? null,
        })),
      },
    ],
  })
  return page.id
}

async function readPage(desk: Desk, pageId: string) {
  const { page, document } = await ask<{ page: { headVersion: number }; document: PageDocument }>(
    desk,
    `/admin/landing-pages/${pageId}`,
  )
  return { headVersion: page.headVersion, document }
}

/** Every change after a version, in order, as the server holds them. */
async function readChanges(desk: Desk, pageId: string, since: number): Promise<AppliedChange[]> {
  const all: AppliedChange[] = []
  for (;;) {
    const from = all.at(-1)?.version ?? since
    const { changes } = await ask<{ changes: AppliedChange[] }>(
      desk,
      `/admin/landing-pages/${pageId}/changes?since=${from}`,
    )
    if (changes.length === 0) return all
    all.push(...changes)
  }
}

function replayed(start: PageDocument, changes: readonly AppliedChange[]): PageDocument {
  return changes.reduce((document, { version, change }) => {
    const outcome = applyChange(document, change.operations)
    if (!outcome.isApplied) throw new Error(`version ${version} does not apply: ${JSON.stringify(outcome.refusal)}`)
    return outcome.value.document
  }, start)
}

/** Mulberry32: the same seed makes the same sequence. */
function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    if (below <= 0) return 0
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
