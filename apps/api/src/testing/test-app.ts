import type { Envelope } from '@naikkelas/contract'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { atTheEnd } from './at-the-end.ts'
import { type App, buildApp, modules } from '../app.ts'
import type { AppOptions } from '../app-options.ts'
import { createDiskBlobStore } from '../platform/files/uploads/index.ts'
import { makeAllDue } from '../platform/jobs/jobs.repo.ts'
import { createLog } from '../platform/log/index.ts'
import { factoryPassword, makeAdmin } from './factories.ts'
import { plainPageDrawer } from './page-drawer.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const publicUrl = 'http://localhost:3000'

interface Options {
  /** Shared by several apps: two processes on one data. @default one of its own */
  database?: TestDatabase
  overrides?: Partial<AppOptions>
}

/** The API on a database of its own, spoken to as a browser on our own page would. */
export async function createTestApp({ database, overrides = {} }: Options = {}) {
  const own = database ?? (await createTestDatabase())
  const failures: unknown[] = []
  const dataDir = mkdtempSync(join(inject('testFolder'), 'api-'))
  const pageDrawer = plainPageDrawer()
  const app = buildApp({
    database: own,
    blobs: createDiskBlobStore(dataDir),
    pageDrawer,
    appEnv: 'local',
    publicUrl,
    version: '0.0.0-test',
    secret: 'a secret that only tests use, long enough',
    log: createLog({ level: 'silent' }),
    onFailure: (error) => failures.push(error),
    ...overrides,
  })
  // A database that is away is what some tests are about.
  await app.jobs.prepare().catch(() => {})
  atTheEnd(async () => {
    await app.stopBackground()
    if (!database) await own.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const visitor = () => browser(app.fetch)
  /** Someone with an account of their own, signed in. */
  async function signedIn(given: Parameters<typeof makeAdmin>[1] = {}) {
    const admin = await makeAdmin(own, given)
    const desk = visitor()
    const reply = await desk.post('/admin/sign-in', { email: admin.email, password: factoryPassword })
    expect(reply.status).toBe(200)
    return { ...desk, admin }
  }
  /** Runs every job that waits, as if its time had come; what is due by the app's clock is done, the rest waits again. */
  async function runJobs() {
    await makeAllDue(own.queries)
    await app.jobs.runDue()
  }
  /** Does at once what is done each hour. */
  async function tidy() {
    for (const { run } of modules.flatMap((one) => one.tidy ?? [])) await run(app.context)
  }
  /** Handles one job of a module at once. */
  async function runJob(name: string, payload: unknown) {
    const job = modules.flatMap((one) => one.jobs ?? []).find((one) => one.name === name)
    if (!job) throw new Error(`No module has a job ${name}.`)
    await app.jobs.runNow(job, payload)
  }
  return { ...app, tidy, runJob, database: own, dataDir, failures, pageDrawer, visitor, signedIn, runJobs }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

export interface Reply {
  status: number
  headers: Headers
  body: Envelope<unknown>
}

export type Browser = ReturnType<typeof browser>

/** Keeps its cookies, names its origin, sends JSON. */
export function browser(fetch: App['fetch']) {
  const cookies = new Map<string, string>()
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const request = new Request(`${publicUrl}/api${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: publicUrl, 'sec-fetch-site': 'same-origin' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    })
    const response = await fetch(request, { clientAddress: '203.0.113.7' })
    for (const line of response.headers.getSetCookie()) remember(cookies, line)
    const reply = {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Envelope<unknown>,
    }
    expect(reply.body.status).toBe(reply.status)
    return reply
  }
  return {
    cookies,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown) => send('POST', path, body),
    patch: (path: string, body?: unknown) => send('PATCH', path, body),
    remove: (path: string) => send('DELETE', path),
  }
}

function remember(cookies: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', ...value] = pair.split('=')
  if (attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')) cookies.delete(name)
  else cookies.set(name, value.join('='))
}
