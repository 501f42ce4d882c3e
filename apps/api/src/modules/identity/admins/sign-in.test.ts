import argon2 from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '../../../platform/realms/index.ts'
import { factoryPassword, makeAdmin } from '../../../testing/factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()

test('an admin signs in and is known afterwards', async () => {
  const menus = [{ menu: 'landing_pages', capability: 'design' }] as const
  const admin = await makeAdmin(app.database, { name: 'Sari', role: 1, menus: [...menus] })
  const visitor = app.visitor()

  const signedIn = await visitor.post('/admin/sign-in', { email: admin.email, password: factoryPassword })

  expect(signedIn).toMatchObject({ status: 200, body: { data: { id: admin.id, name: 'Sari', role: 1 } } })
  expect(await visitor.get('/admin/me')).toMatchObject({ status: 200, body: { data: { email: admin.email, menus } } })
})

test('a wrong password and an unknown e-mail get the same answer, down to the letter', async () => {
  const admin = await makeAdmin(app.database)
  const visitor = app.visitor()

  const wrong = await visitor.post('/admin/sign-in', { email: admin.email, password: 'bukan kata sandinya' })
  const unknown = await visitor.post('/admin/sign-in', {
    email: 'tidak.ada@contoh.test',
    password: 'bukan kata sandinya',
  })

  expect(wrong.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)
  expect(wrong.body).toMatchObject({
    message: 'E-mail atau kata sandi tidak cocok.',
    data: { code: 'wrong_credentials' },
  })
  expect(wrong.headers.getSetCookie()).toEqual([])
  expect(unknown.headers.getSetCookie()).toEqual([])
})

test('an unknown e-mail costs as much hashing as a known one', async () => {
  const admin = await makeAdmin(app.database, { passwordHash: await hashPassword(factoryPassword) })
  const visitor = app.visitor()
  // Counted, as a time would depend on the machine's load.
  const verified = vi.spyOn(argon2, 'verify')
  const hashed = vi.spyOn(argon2, 'hash')
  onTestFinished(() => void vi.restoreAllMocks())
  const hashesFor = async (email: string) => {
    verified.mockClear()
    hashed.mockClear()
    await visitor.post('/admin/sign-in', { email, password: 'bukan kata sandinya' })
    return [
      ...verified.mock.calls.map(([stored]) => String(stored).split('$')[3]),
      ...hashed.mock.calls.map(([, costs]) => `m=${costs?.memoryCost},t=${costs?.timeCost},p=${costs?.parallelism}`),
    ]
  }

  const known = await hashesFor(admin.email)
  expect(known).toHaveLength(1)
  // At the same costs, so that it takes as long.
  expect(await hashesFor('entah.siapa@contoh.test')).toEqual(known)
})

test('the database contains neither session tokens nor passwords', async () => {
  const desk = await app.signedIn()

  const [cookie = ''] = [...desk.cookies.values()]
  const token = decodeURIComponent(cookie).split('.')[0] ?? ''
  const { rows } = await app.database.queries.execute(sql`
    SELECT to_jsonb(admin_sessions)::text AS row FROM admin_sessions UNION ALL SELECT to_jsonb(admin_accounts)::text FROM admin_accounts`)
  const stored = JSON.stringify(rows)
  expect(token.length).toBeGreaterThanOrEqual(22)
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(factoryPassword)
  expect(stored).toContain('argon2id')
})

test('the cookie is out of reach of scripts and bound to this site', async () => {
  const admin = await makeAdmin(app.database)

  const reply = await app.visitor().post('/admin/sign-in', { email: admin.email, password: factoryPassword })

  const [device, session, hint, display, ...further] = reply.headers.getSetCookie()
  expect(further).toEqual([])
  expect(device).toMatch(/^local_device=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(session).toMatch(/^local_sid_admin=.*; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(hint).toBe('nk_in=1; Max-Age=604800; Path=/; SameSite=Lax')
  // The name that scripts show, without any authority.
  const shown = encodeURIComponent(JSON.stringify({ id: admin.id, name: admin.name }))
  expect(display).toBe(`local_dataAdmin=${shown}; Max-Age=604800; Path=/; SameSite=Lax`)
})

test('the session endpoint returns the name of a signed-in admin, uncached, and nothing for other visitors', async () => {
  const admin = await makeAdmin(app.database)
  const desk = app.visitor()
  expect((await desk.get('/session')).body.data).toEqual({ visitor: null })
  await desk.post('/admin/sign-in', { email: admin.email, password: factoryPassword })
  const session = await desk.get('/session')
  expect(session.body.data).toEqual({
    visitor: {
      name: admin.name,
      label: 'Dasbor',
      address: '/admin',
      picture: null,
      isLearner: false,
      viewedUntil: null,
    },
  })
  expect(session.headers.get('cache-control')).toBe('no-store')
  expect(desk.cookies.get('nk_in')).toBe('1')
  await desk.post('/admin/sign-out')
  expect(desk.cookies.has('nk_in')).toBe(false)
  desk.cookies.set('nk_in', '1')
  expect((await desk.get('/session')).body.data).toEqual({ visitor: null })
  expect((await app.visitor().get('/session?name=a')).status).toBe(422)
})

test('behind TLS the cookie is bound to the host as well', async () => {
  const secure = await createTestApp({
    database: app.database,
    overrides: { appEnv: 'production', publicUrl: 'https://naikkelas.id' },
  })
  const admin = await makeAdmin(app.database)
  const reply = await secure.fetch(
    new Request('https://naikkelas.id/api/admin/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://naikkelas.id' },
      body: JSON.stringify({ email: admin.email, password: factoryPassword }),
    }),
  )

  expect(reply.status).toBe(200)
  const [device = '', session = ''] = reply.headers.getSetCookie()
  expect(device).toMatch(/^__Host-production_device=/)
  expect(session).toMatch(/^__Host-production_sid_admin=/)
  for (const line of [device, session]) {
    expect(line).toContain('Secure')
    expect(line).not.toContain('Domain')
  }
})

test('signing in twice gives two independent sessions', async () => {
  const admin = await makeAdmin(app.database)
  const [one, two] = [app.visitor(), app.visitor()]
  for (const visitor of [one, two])
    await visitor.post('/admin/sign-in', { email: admin.email, password: factoryPassword })

  await one.post('/admin/sign-out')

  expect((await one.get('/admin/me')).status).toBe(401)
  expect((await two.get('/admin/me')).status).toBe(200)
})

test('a signed-out session is invalid, even with its cookie', async () => {
  const desk = await app.signedIn()
  const kept = new Map(desk.cookies)
  await desk.post('/admin/sign-out')
  const thief = app.visitor()
  for (const [name, value] of kept) thief.cookies.set(name, value)

  expect((await thief.get('/admin/me')).status).toBe(401)
})

test('signing out without a session is no mistake', async () => {
  expect(await app.visitor().post('/admin/sign-out')).toMatchObject({ status: 200, body: { data: null } })
})

test('a duplicate session cookie is ignored', async () => {
  const desk = await app.signedIn()
  const name = 'local_sid_admin'
  const value = desk.cookies.get(name) ?? ''

  const reply = await app
    .visitor()
    .send('GET', '/admin/me', undefined, { cookie: `${name}=${value}; ${name}=${value}` })

  expect(reply.status).toBe(401)
})

test('a session is known among however many cookies of other tools', async () => {
  const desk = await app.signedIn()
  const name = 'local_sid_admin'
  const value = desk.cookies.get(name) ?? ''
  const others = Array.from({ length: 60 }, (_, index) => `alat_${index}=${'x'.repeat(90)}`).join('; ')

  const cookie = `${others}; ${name}=${value}`
  expect((await app.visitor().send('GET', '/admin/me', undefined, { cookie })).status).toBe(200)
  expect((await app.visitor().send('POST', '/admin/sign-out', undefined, { cookie })).status).toBe(200)
  expect((await desk.get('/admin/me')).status).toBe(401)
})

test('a tampered session cookie is ignored', async () => {
  const desk = await app.signedIn()
  const name = 'local_sid_admin'
  const value = desk.cookies.get(name) ?? ''

  const reply = await app.visitor().send('GET', '/admin/me', undefined, { cookie: `${name}=x${value}` })

  expect(reply.status).toBe(401)
})

test('a suspended admin is out with the next request and cannot come back', async () => {
  const desk = await app.signedIn()
  await app.database.queries.execute(sql`UPDATE admin_users SET suspended_at = now() WHERE id = ${desk.admin.id}`)

  expect((await desk.get('/admin/me')).status).toBe(401)
  expect(
    await app.visitor().post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword }),
  ).toMatchObject({
    status: 403,
    body: { data: { code: 'account_blocked' } },
  })
  expect(
    await app.visitor().post('/admin/sign-in', { email: desk.admin.email, password: 'bukan kata sandinya' }),
  ).toMatchObject({ status: 401, body: { data: { code: 'wrong_credentials' } } })
})

test('the eleventh wrong password in a row waits, from any process', async () => {
  const admin = await makeAdmin(app.database)
  const other = await createTestApp({ database: app.database })
  const desks = [app.visitor(), other.visitor()]
  for (let round = 0; round < 10; round++) {
    expect(
      (await desks[round % 2]!.post('/admin/sign-in', { email: admin.email, password: 'salah sekali' })).status,
    ).toBe(401)
  }

  const refused = await desks[0]!.post('/admin/sign-in', { email: admin.email, password: factoryPassword })

  expect(refused).toMatchObject({ status: 429, body: { data: { code: 'too_many' } } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
})

test('clients of one network share the limit of sign-in attempts, whichever address they use', async () => {
  const admin = await makeAdmin(app.database)
  const signInFrom = (clientAddress: string, password: string) => {
    const request = new Request('http://localhost:3000/api/admin/sign-in', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email, password }),
    })
    return app.fetch(request, { clientAddress })
  }
  for (let round = 0; round < 10; round++)
    expect((await signInFrom(`2001:db8:7:1::${round}`, 'salah sekali')).status).toBe(401)

  expect((await signInFrom('2001:db8:7:1:ffff::1', factoryPassword)).status).toBe(429)
  expect((await signInFrom('2001:db8:7:2::1', factoryPassword)).status).toBe(200)
})

test('passwords that were right never add up to a limit', async () => {
  const admin = await makeAdmin(app.database)
  const statuses = []
  for (let round = 0; round < 15; round++)
    statuses.push(
      (await app.visitor().post('/admin/sign-in', { email: admin.email, password: factoryPassword })).status,
    )

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('an invalid e-mail is reported with its field', async () => {
  const reply = await app.visitor().post('/admin/sign-in', { email: 'bukan e-mail', password: '' })

  expect(reply).toMatchObject({
    status: 422,
    body: {
      message: 'Ada isian yang perlu diperbaiki.',
      data: {
        code: 'invalid_input',
        fields: [
          { path: 'email', message: 'Periksa kembali alamat e-mail Anda' },
          { path: 'password', message: 'Kata sandi harus diisi' },
        ],
      },
    },
  })
})

test('an admin sees the menus of the role and the capabilities', async () => {
  const marketer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'text' }] })
  const withoutMenus = await app.signedIn({ role: 2 })
  const superAdmin = await app.signedIn({ role: 0 })

  expect((await marketer.get('/admin/menu')).body.data).toEqual([{ menu: 'landing_pages' }])
  expect((await withoutMenus.get('/admin/menu')).body.data).toEqual([])
  expect((await superAdmin.get('/admin/menu')).body.data).toEqual([
    { menu: 'landing_pages' },
    { menu: 'media' },
    { menu: 'courses' },
    { menu: 'services' },
    { menu: 'tools' },
    { menu: 'super_mentor' },
    { menu: 'events' },
    { menu: 'categories' },
    { menu: 'instructors' },
    { menu: 'announcements' },
    { menu: 'careers' },
    { menu: 'banners' },
    { menu: 'tutorials' },
    { menu: 'live_sessions' },
    { menu: 'leads' },
    { menu: 'transactions' },
    { menu: 'coupons' },
    { menu: 'users' },
    { menu: 'admins' },
    { menu: 'settings' },
  ])
})

test.each([
  ['in capitals', (email: string) => email.toUpperCase()],
  ['with blanks around it', (email: string) => ` ${email}\t`],
])('an e-mail typed %s is the same one, and counts as the same', async (_, typed) => {
  const { admin } = await app.signedIn()
  const signIn = (email: string, password: string) => app.visitor().post('/admin/sign-in', { email, password })

  expect((await signIn(typed(admin.email), factoryPassword)).status).toBe(200)
  for (let tries = 0; tries < 10; tries++) await signIn(typed(admin.email), 'salah sekali')
  expect((await signIn(admin.email, factoryPassword)).status).toBe(429)
})
