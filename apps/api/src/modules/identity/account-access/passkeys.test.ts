import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { passkeyDevice } from '../../../testing/passkey-device.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()

const realms = {
  learner: { own: '/me', signIn: '/login', me: '/me', session: 'local_sid_learner', make: () => signedInLearner(app) },
  admin: {
    own: '/admin',
    signIn: '/admin/sign-in',
    me: '/admin/me',
    session: 'local_sid_admin',
    make: () => app.signedIn(),
  },
} as const
type RealmName = keyof typeof realms
const realmNames = ['learner', 'admin'] as const

const emailOf = (desk: object) => {
  const { learner, admin } = desk as Record<string, { email: string } | undefined>
  return (learner ?? admin)?.email ?? 'none'
}

type Options = Parameters<ReturnType<typeof passkeyDevice>['make']>[0]
interface Ceremony {
  ceremony: string
  options: Options
}

async function startAdding(desk: Browser, own: string, body: object = { currentPassword: factoryPassword }) {
  const reply = await desk.post(`${own}/passkeys/options`, body)
  expect(reply.status).toBe(201)
  return reply.body.data as Ceremony
}

/** Someone with a passkey. */
async function withPasskey(name: RealmName = 'learner') {
  const { own, signIn, me, make } = realms[name]
  const desk = await make()
  const device = passkeyDevice()
  const { ceremony, options } = await startAdding(desk, own)
  const added = await desk.post(`${own}/passkeys`, { ceremony, response: device.make(options) })
  expect(added.status).toBe(201)
  const begin = async (visitor = app.visitor()) => {
    const reply = await visitor.post(`${signIn}/passkey/options`)
    expect(reply.status).toBe(201)
    return { visitor, ...(reply.body.data as Ceremony) }
  }
  /** Signs in as a browser does, with what a test changes. */
  async function enter(changes: Parameters<typeof device.answer>[1] = {}, visitor = app.visitor()) {
    const { ceremony: opened, options: asked } = await begin(visitor)
    const body = { ceremony: opened, response: device.answer(asked, changes) }
    return { visitor, body, reply: await visitor.post(`${signIn}/passkey`, body) }
  }
  return { desk, device, own, signIn, me, email: emailOf(desk), id: idOf(added.body.data), begin, enter }
}

const idOf = (data: unknown) => (data as { id: string }).id

test.each(realmNames)('accounts of %s: a passkey is added and signs in, without password and code', async (name) => {
  const { desk, own, me, email, enter } = await withPasskey(name)

  const { reply, visitor } = await enter()

  expect(reply).toMatchObject({ status: 200, body: { data: { email } } })
  expect((await visitor.get(me)).body.data).toMatchObject({ email })
  expect((await desk.get(`${own}/passkeys`)).body.data).toEqual([
    {
      id: expect.any(String),
      name: 'Perangkat tidak dikenal',
      isBackedUp: false,
      createdAt: expect.any(String),
      usedAt: expect.any(String),
    },
  ])
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContain('Passkey baru di akun Naikkelas Anda')
})

test.each(realmNames)('accounts of %s: the endpoints of passkeys refuse visitors and wrong input', async (name) => {
  const { own, signIn, make } = realms[name]
  const visitor = app.visitor()
  const id = crypto.randomUUID()
  const closed = [
    await visitor.get(`${own}/passkeys`),
    await visitor.post(`${own}/passkeys/options`, { currentPassword: factoryPassword }),
    await visitor.post(`${own}/passkeys`, {}),
    await visitor.patch(`${own}/passkeys/${id}`, { name: 'Ponsel' }),
    await visitor.post(`${own}/passkeys/${id}/remove`, { currentPassword: factoryPassword }),
  ]
  expect(closed.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  const desk = await make()
  const wrong = [
    await desk.post(`${own}/passkeys/options`, {}),
    await desk.post(`${own}/passkeys/options`, { currentPassword: 'bukan kata sandinya' }),
    await desk.post(`${own}/passkeys`, { ceremony: 'short', response: {} }),
    await desk.patch(`${own}/passkeys/${id}`, { name: '' }),
    await desk.patch(`${own}/passkeys/${id}`, { name: 'x'.repeat(61) }),
    await desk.post(`${signIn}/passkey`, { ceremony: 'a'.repeat(43), response: { id: '!' } }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422])
})

test('a passkey is named and removed by its owner alone, removed only with the password', async () => {
  const { desk, id, email, enter } = await withPasskey()
  const stranger = await signedInLearner(app)
  expect((await stranger.patch(`/me/passkeys/${id}`, { name: 'Punya saya' })).status).toBe(404)
  expect((await stranger.post(`/me/passkeys/${id}/remove`, { currentPassword: factoryPassword })).status).toBe(404)

  expect((await desk.patch(`/me/passkeys/${id}`, { name: '  Ponsel Bagus ' })).status).toBe(200)
  expect((await desk.get('/me/passkeys')).body.data).toMatchObject([{ name: 'Ponsel Bagus' }])
  expect((await desk.post(`/me/passkeys/${id}/remove`, { currentPassword: 'bukan kata sandinya' })).status).toBe(422)
  expect((await enter()).reply.status).toBe(200)
  expect((await desk.post(`/me/passkeys/${id}/remove`, { currentPassword: factoryPassword })).status).toBe(200)

  expect((await enter()).reply).toMatchObject({ status: 422, body: { data: { code: 'passkey_refused' } } })
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Passkey dihapus dari akun Naikkelas Anda')
})

test('an answer works once', async () => {
  const { enter, signIn } = await withPasskey()
  const { body, reply } = await enter()
  expect(reply.status).toBe(200)

  const thief = app.visitor()
  expect((await thief.post(`${signIn}/passkey`, body)).status).toBe(422)
  expect((await thief.get('/me')).status).toBe(401)
})

test.each([
  ['for the page of another site', { origin: 'http://naikkelas.example' }],
  ['for a page of the same site on another port', { origin: 'http://localhost:3001' }],
  ['by a device that has not checked its owner', { isVerified: false }],
])('an answer %s is refused', async (_, changes) => {
  const { enter, me } = await withPasskey()
  const { reply, visitor } = await enter(changes)

  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'passkey_refused' } } })
  expect((await visitor.get(me)).status).toBe(401)
})

test('an answer to the challenge of another sign-in is refused', async () => {
  const { begin, device, signIn } = await withPasskey()
  const [own, foreign] = [await begin(), await begin()]
  const body = { ceremony: own.ceremony, response: device.answer(foreign.options) }

  expect((await own.visitor.post(`${signIn}/passkey`, body)).status).toBe(422)
})

test('a copy of a key is noticed: its count is not beyond the last one', async () => {
  const { enter } = await withPasskey()
  expect((await enter({ count: 5 })).reply.status).toBe(200)

  expect((await enter({ count: 5 })).reply.status).toBe(422)
  expect((await enter({ count: 4 })).reply.status).toBe(422)
  expect((await enter({ count: 6 })).reply.status).toBe(200)
})

test('keys that several devices share count nothing, and work again and again', async () => {
  const { enter } = await withPasskey()
  expect((await enter({ count: 0 })).reply.status).toBe(200)
  expect((await enter({ count: 0 })).reply.status).toBe(200)
})

test('a passkey of one realm opens nothing in the other', async () => {
  const [learner, admin] = [await withPasskey('learner'), await withPasskey('admin')]
  for (const [one, other] of [
    [learner, admin],
    [admin, learner],
  ] as const) {
    const opened = await other.begin()
    const answered = { ceremony: opened.ceremony, response: one.device.answer(opened.options) }
    expect((await opened.visitor.post(`${other.signIn}/passkey`, answered)).status).toBe(422)
    // The ceremony itself belongs to its realm, too.
    const own = await one.begin()
    const carried = { ceremony: own.ceremony, response: one.device.answer(own.options) }
    expect((await own.visitor.post(`${other.signIn}/passkey`, carried)).status).toBe(422)
    for (const me of ['/me', '/admin/me']) expect((await own.visitor.get(me)).status).toBe(401)
  }
})

test('a passkey that was begun by one account is not kept by another', async () => {
  const [one, other] = [await signedInLearner(app), await signedInLearner(app)]
  const { ceremony, options } = await startAdding(one, '/me')
  const response = passkeyDevice().make(options)

  expect((await other.post('/me/passkeys', { ceremony, response })).status).toBe(422)
  expect((await one.post('/me/passkeys', { ceremony, response })).status).toBe(422)
  expect((await other.get('/me/passkeys')).body.data).toEqual([])
})

test('a device that has not checked its owner adds nothing', async () => {
  const desk = await signedInLearner(app)
  const { ceremony, options } = await startAdding(desk, '/me')

  const response = passkeyDevice().make(options, { isVerified: false })
  expect((await desk.post('/me/passkeys', { ceremony, response })).status).toBe(422)
})

test('a blocked account is not opened by its passkey, and the answer says why', async () => {
  const { enter, email } = await withPasskey()
  await app.database.queries.execute(sql`UPDATE learner_users SET blocked_at = now() WHERE email = ${email}`)

  const { reply } = await enter()
  expect(reply).toMatchObject({ status: 403, body: { data: { code: 'account_blocked' } } })
  expect(reply.headers.getSetCookie()).toEqual([])
})

test('with two-step verification a passkey is added only with a code; signing in with it asks for none', async () => {
  const desk = await signedInLearner(app)
  const started = await desk.post('/me/second-factor', { currentPassword: factoryPassword })
  const { secret } = started.body.data as { secret: string }
  const codeAt = (step: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 })
  expect((await desk.post('/me/second-factor/confirm', { code: codeAt(0) })).status).toBe(200)

  expect((await desk.post('/me/passkeys/options', { currentPassword: factoryPassword })).status).toBe(422)
  const { ceremony, options } = await startAdding(desk, '/me', { currentPassword: factoryPassword, code: codeAt(1) })
  const device = passkeyDevice()
  expect((await desk.post('/me/passkeys', { ceremony, response: device.make(options) })).status).toBe(201)
  const visitor = app.visitor()
  const asked = (await visitor.post('/login/passkey/options')).body.data as Ceremony
  const reply = await visitor.post('/login/passkey', {
    ceremony: asked.ceremony,
    response: device.answer(asked.options),
  })
  expect(reply.body.data).toMatchObject({ email: desk.learner.email })
})

test('the erasure of an account takes its passkeys along', async () => {
  const { desk, id } = await withPasskey()
  expect((await desk.post('/me/deletion', { currentPassword: factoryPassword })).status).toBe(200)
  await app.database.queries.execute(sql`
    UPDATE learner_users SET deletion_requested_at = now() - interval '15 days' WHERE deletion_requested_at IS NOT NULL`)
  await app.tidy()

  const { rowCount } = await app.database.queries.execute(sql`SELECT 1 FROM account_passkeys WHERE id = ${id}`)
  expect(rowCount).toBe(0)
})
