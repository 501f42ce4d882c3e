import { endpoint } from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { adminRealm } from '../../modules/identity/admins/admin-realm.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { factoryPassword } from '../../testing/factories.ts'
import type { Queries } from '../database/index.ts'
import { rowOf } from '../database/rows.ts'
import { addEndpoints, answerByRouter, bind, createRouter, type RouteHandler } from '../endpoints/index.ts'
import { createRealm, hashPassword, type OpenRealm } from './index.ts'
import { sql } from 'drizzle-orm'

const app = await createTestApp()
const own = 'http://localhost:3000'

/** Tables as a realm's migration makes them. */
async function makeTables(prefix: string) {
  const dates = 'created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now()'
  await app.database.pool.query(`
    CREATE TABLE ${prefix}_users (id uuid PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE,
      is_email_verified boolean NOT NULL DEFAULT true, image text, level int NOT NULL DEFAULT 1, ${dates});
    CREATE TABLE ${prefix}_sessions (id uuid PRIMARY KEY, user_id uuid NOT NULL, token_hash text NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL, ip_address text, user_agent text, ${dates});
    CREATE TABLE ${prefix}_accounts (id uuid PRIMARY KEY, user_id uuid NOT NULL, provider_id text NOT NULL,
      account_id text NOT NULL, password_hash text, ${dates});
    CREATE TABLE ${prefix}_verifications (id uuid PRIMARY KEY, identifier_hash text NOT NULL, value text NOT NULL,
      expires_at timestamptz NOT NULL, ${dates})`)
  return {
    users: `${prefix}_users`,
    sessions: `${prefix}_sessions`,
    accounts: `${prefix}_accounts`,
    verifications: `${prefix}_verifications`,
    userColumn: 'user_id',
  }
}

interface Learner {
  id: string
  name: string
  level: number
}

const learnerOf = (table: string) => (queries: Queries, id: string) =>
  rowOf<Learner>(
    queries,
    z.object({ id: z.uuid(), name: z.string(), level: z.int() }) as never,
    sql`SELECT id, name, level FROM ${sql.identifier(table)} WHERE id = ${id}`,
  )

const learnerTables = await makeTables('test_learner')
const partnerTables = await makeTables('test_partner')
const learners = createRealm<Learner>({
  name: 'learner',
  tables: learnerTables,
  cookie: { name: 'sid_learner' },
  actor: learnerOf('test_learner_users'),
})
const partners = createRealm<Learner>({
  name: 'partner',
  tables: partnerTables,
  cookie: { name: 'sid_partner' },
  actor: learnerOf('test_partner_users'),
})

const resets: { realm: string; token: string }[] = []
const { database, appEnv, publicUrl, keyFor } = app.context
const opened = Object.fromEntries(
  [learners, partners].map((realm) => [
    realm.name,
    realm.open({
      database,
      appEnv,
      publicUrl,
      keyFor,
      sendResetToken: async ({ token }) => void resets.push({ realm: realm.name, token }),
    }),
  ]),
) as Record<'learner' | 'partner', OpenRealm<Learner>>
const admins = adminRealm.open({ database, appEnv, publicUrl, keyFor })

/** The same id in both realms: only the realm distinguishes the accounts. */
const id = uuidv7()
const email = 'sari@contoh.test'
const passwordHash = await hashPassword(factoryPassword)
for (const prefix of ['test_learner', 'test_partner']) {
  await database.pool.query(`INSERT INTO ${prefix}_users (id, name, email) VALUES ($1, $2, $3)`, [id, prefix, email])
  await database.pool.query(
    `INSERT INTO ${prefix}_accounts (id, user_id, provider_id, account_id, password_hash) VALUES ($1, $2, 'credential', $3, $4)`,
    [uuidv7(), id, id, passwordHash],
  )
}

const getLevel = endpoint({
  method: 'GET',
  path: '/learner/level',
  summary: 'The own level',
  output: z.object({ name: z.string(), level: z.int() }),
})
const getPartnerName = endpoint({
  method: 'GET',
  path: '/partner/name',
  summary: 'The own name',
  output: z.object({ name: z.string() }),
})
const router = createRouter<RouteHandler>()
addEndpoints(
  router,
  [
    // The actor is a learner here: its level would not compile for an admin.
    bind(getLevel, { for: learners, can: ({ level }) => level > 0, run: (_, { actor }) => actor }),
    bind(getPartnerName, { for: partners, can: () => true, run: (_, { actor: { name } }) => ({ name }) }),
  ],
  { appEnv, publicUrl },
)

function ask(path: string, cookie: string) {
  const asked = {
    request: new Request(`${own}/api${path}`, { headers: { cookie } }),
    clientAddress: '203.0.113.7',
    replyHeaders: new Headers(),
  }
  const findSession = async (realm: string) =>
    realm === 'admin' ? admins.findSession(asked) : opened[realm as 'learner'].findSession(asked)
  return answerByRouter(router, {
    app: app.context,
    isFromThisMachine: false,
    ...asked,
    findSession,
    findView: async () => null,
  })
}

async function cookieOf(realm: OpenRealm<{ id: string }>, given = { email, password: factoryPassword }) {
  const replyHeaders = new Headers()
  const asked = { request: new Request(own), clientAddress: '203.0.113.7', replyHeaders }
  const { headers } = await realm.signIn(asked, given)
  realm.forwardCookie(headers, replyHeaders)
  return replyHeaders.getSetCookie()[0]?.split(';')[0] ?? ''
}

test('a session opens its own realm, whose actor the use case gets', async () => {
  const response = await ask('/learner/level', await cookieOf(opened.learner))

  expect([response.status, await response.json()]).toMatchObject([200, { data: { name: 'test_learner', level: 1 } }])
})

test('a session opens no other realm, under its own cookie or under the other’s', async () => {
  const learner = await cookieOf(opened.learner)
  const partner = await cookieOf(opened.partner)
  const admin = await app.signedIn()
  const [adminCookie = ''] = [...admin.cookies].map(([name, value]) => `${name}=${value}`)
  const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)

  for (const foreign of [
    partner,
    adminCookie,
    `local_sid_learner=${valueOf(partner)}`,
    `local_sid_learner=${valueOf(adminCookie)}`,
  ])
    expect([foreign, (await ask('/learner/level', foreign)).status]).toEqual([foreign, 401])
  for (const foreign of [learner, `local_sid_partner=${valueOf(learner)}`])
    expect([foreign, (await ask('/partner/name', foreign)).status]).toEqual([foreign, 401])
  for (const foreign of [learner, `local_sid_admin=${valueOf(learner)}`]) {
    const request = new Request(`${own}/api/admin/me`, { headers: { cookie: foreign } })
    expect([foreign, (await app.fetch(request)).status]).toEqual([foreign, 401])
  }
})

test('a session that is used the next day lasts a week again, and its cookie with it', async () => {
  const cookie = await cookieOf(opened.learner)
  const secondsLeft = async () => {
    const { rows } = await database.pool.query(
      'SELECT round(extract(epoch FROM max(expires_at) - now()))::int AS seconds FROM test_learner_sessions',
    )
    return rows[0].seconds as number
  }
  await database.pool.query("DELETE FROM test_learner_sessions WHERE expires_at < now() + interval '6 days'")
  const asked = { request: new Request(own, { headers: { cookie } }), clientAddress: '203.0.113.7' }
  const early = new Headers()
  await opened.learner.findSession({ ...asked, replyHeaders: early })
  expect(early.getSetCookie()).toEqual([])

  await database.pool.query(`UPDATE test_learner_sessions SET expires_at = now() + interval '5 days 23 hours'`)
  const late = new Headers()
  expect(await opened.learner.findSession({ ...asked, replyHeaders: late })).toMatchObject({ actor: { id } })

  expect(late.getSetCookie()).toEqual([expect.stringContaining('local_sid_learner=')])
  expect(await secondsLeft()).toBeGreaterThan(6.9 * 86_400)
})

test('a session that has ended, and one whose signature is not ours, open nothing', async () => {
  const cookie = await cookieOf(opened.learner)
  const [token] = decodeURIComponent(cookie).split('.')
  for (const foreign of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `${cookie}x`, '%E0%A4%A'])
    expect([foreign, (await ask('/learner/level', `${foreign}`)).status]).toEqual([foreign, 401])

  await database.pool.query('UPDATE test_learner_sessions SET expires_at = now()')
  expect((await ask('/learner/level', cookie)).status).toBe(401)
})

test('what is stored of a session of one realm is of no use in another', async () => {
  await cookieOf(opened.partner)
  // Even a row that was copied over: the cookie is signed with the key of its realm.
  await database.pool.query('INSERT INTO test_learner_sessions SELECT * FROM test_partner_sessions')
  const partner = await cookieOf(opened.partner)
  await database.pool.query(
    'INSERT INTO test_learner_sessions SELECT * FROM test_partner_sessions ON CONFLICT DO NOTHING',
  )

  const value = partner.slice(partner.indexOf('=') + 1)
  expect((await ask('/learner/level', `local_sid_learner=${value}`)).status).toBe(401)
  expect((await ask('/partner/name', partner)).status).toBe(200)
})

test('a reset token resets the password of its own realm, once, and no other’s', async () => {
  await opened.partner.auth.api.requestPasswordReset({ body: { email } })
  const token = resets.findLast(({ realm }) => realm === 'partner')?.token ?? ''
  const newPassword = 'Kata sandi baru 2026'
  const stored = await database.pool.query('SELECT identifier_hash FROM test_partner_verifications')
  expect(token).not.toBe('')
  expect(JSON.stringify(stored.rows)).not.toContain(token)

  await expect(opened.learner.auth.api.resetPassword({ body: { token, newPassword } })).rejects.toThrow()
  await expect(cookieOf(opened.learner, { email, password: newPassword })).rejects.toMatchObject({
    code: 'wrong_credentials',
  })
  await opened.partner.auth.api.resetPassword({ body: { token, newPassword } })
  expect(await cookieOf(opened.partner, { email, password: newPassword })).toContain('sid_partner')
  await expect(opened.partner.auth.api.resetPassword({ body: { token, newPassword } })).rejects.toThrow()
})

test('a statement of a session look-up that fails is not printed with its values', async () => {
  const cookie = await cookieOf(opened.learner)
  const printed: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => void printed.push(...values))
  await database.pool.query('ALTER TABLE test_learner_users RENAME TO test_learner_users_away')
  try {
    expect((await ask('/learner/level', cookie)).status).toBe(500)
  } finally {
    await database.pool.query('ALTER TABLE test_learner_users_away RENAME TO test_learner_users')
  }
  expect(printed).toEqual([])
})
