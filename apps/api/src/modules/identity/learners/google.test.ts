import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { createOpenIdProvider } from '../../../platform/open-id/index.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedToken, mailsTo, makeLearner, signedInLearner } from '../../../testing/learner-factories.ts'
import { type Person, startOpenIdProvider } from '../../../testing/open-id-provider.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const provider = await startOpenIdProvider('http://localhost:3000/login/google/kembali')
afterAll(provider.stop)
const app = await createTestApp({ overrides: { google: createOpenIdProvider(provider) } })
const withoutKeys = await createTestApp()

let count = 0
function newPerson(given: Partial<Person> = {}) {
  count += 1
  const email = `rina${count}@gmail.test`
  return { sub: `1${String(count).padStart(20, '0')}`, email, email_verified: true, name: `Rina ${count}`, ...given }
}

async function begin(desk: Browser) {
  const reply = await desk.post('/login/google')
  expect(reply.status).toBe(201)
  return reply.body.data as { address: string; trip: string }
}

const finish = (desk: Browser, body: { trip: string; query: string }) => desk.post('/login/google/finish', body)

/** To Google and back in one browser. */
async function throughGoogle(person: Person, desk = app.visitor()) {
  const { address, trip } = await begin(desk)
  const reply = await finish(desk, { trip, query: await provider.visit(address, person) })
  return { desk, reply, data: reply.body.data as Record<string, unknown> }
}

const countOf = async (email: string) =>
  (await app.database.queries.execute(sql`SELECT 1 FROM learner_users WHERE email = ${email}`)).rowCount

async function expectSignedOut(desk: Browser) {
  expect((await desk.get('/me')).status).toBe(401)
}

test('a visitor with a verified Google address gets an account by one round trip, and comes back to it by the next', async () => {
  const person = newPerson({ name: 'Rina Wulandari' })
  const { desk, reply } = await throughGoogle(person)

  expect(reply).toMatchObject({
    status: 200,
    body: { data: { name: 'Rina Wulandari', email: person.email, isEmailVerified: true, phone: null } },
  })
  const me = await desk.get('/me')
  expect(me.status).toBe(200)
  expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toEqual(['Selamat datang di Naikkelas'])
  expect((await desk.get('/me/consents')).body.data).toMatchObject([{ purpose: 'terms_and_privacy', isGiven: true }])

  const again = await throughGoogle({ ...person, email: 'alamat.baru@gmail.test', name: 'Nama Lain' })
  const { id, name, email } = me.body.data as Record<string, string>
  expect(again.reply).toMatchObject({ status: 200, body: { data: { id, name, email } } })
  expect(await countOf('alamat.baru@gmail.test')).toBe(0)
})

test('without keys there is no offer and every address of it answers 404', async () => {
  const desk = withoutKeys.visitor()
  expect((await desk.get('/login/offer')).body.data).toEqual({ hasGoogle: false })
  expect((await app.visitor().get('/login/offer')).body.data).toEqual({ hasGoogle: true })
  const token = 'a'.repeat(43)
  const answers = [
    await desk.post('/login/google'),
    await desk.post('/login/google/finish', { trip: token, query: 'code=1' }),
    await desk.post('/login/google/link', { link: token, password: factoryPassword }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('what is sent is checked before anything is asked of Google', async () => {
  const desk = app.visitor()
  const answers = [
    await desk.post('/login/google/finish', { trip: 'short', query: '' }),
    await desk.post('/login/google/finish', { trip: 'a'.repeat(43), query: 'x'.repeat(5_000) }),
    await desk.post('/login/google/finish', {}),
    await desk.post('/login/google/link', { link: 'a'.repeat(43) }),
    await desk.post('/login/google/link', { link: 'a'.repeat(43), password: factoryPassword }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
})

test('another state than that of the browser is refused, and the trip is over', async () => {
  const desk = app.visitor()
  const { address, trip } = await begin(desk)
  const query = await provider.visit(address, newPerson())
  const changed = new URLSearchParams(query)
  changed.set('state', 'another')

  expect(await finish(desk, { trip, query: changed.toString() })).toMatchObject({
    status: 422,
    body: { data: { code: 'google_failed' } },
  })
  expect((await finish(desk, { trip, query })).status).toBe(422)
  await expectSignedOut(desk)
})

test('what came back to one browser starts no session in another one', async () => {
  const [attacker, victim] = [app.visitor(), app.visitor()]
  const theirs = await begin(attacker)
  const query = await provider.visit(theirs.address, newPerson())
  const own = await begin(victim)

  expect((await finish(victim, { trip: own.trip, query })).status).toBe(422)
  await expectSignedOut(victim)
})

test('an ID token with another nonce is refused', async () => {
  const desk = app.visitor()
  const { address, trip } = await begin(desk)
  const changed = new URL(address)
  changed.searchParams.set('nonce', 'another')

  const reply = await finish(desk, { trip, query: await provider.visit(changed.href, newPerson()) })

  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'google_failed' } } })
  await expectSignedOut(desk)
})

test('a code works once, in the trip it was made for', async () => {
  const person = newPerson()
  const desk = app.visitor()
  const { address, trip } = await begin(desk)
  const query = await provider.visit(address, person)
  expect((await finish(desk, { trip, query })).status).toBe(200)

  const thief = app.visitor()
  expect((await finish(thief, { trip, query })).status).toBe(422)
  // In a trip of its own, with the state put right: the provider has taken the code, and the verifier is another.
  const next = await begin(thief)
  const replayed = new URLSearchParams(query)
  replayed.set('state', new URL(next.address).searchParams.get('state') ?? '')
  expect((await finish(thief, { trip: next.trip, query: replayed.toString() })).status).toBe(422)
  await expectSignedOut(thief)
})

test('a code that was not redeemed yet cannot be redeemed with the verifier of another trip', async () => {
  const [victim, thief] = [app.visitor(), app.visitor()]
  const query = await provider.visit((await begin(victim)).address, newPerson())
  const own = await begin(thief)
  const stolen = new URLSearchParams(query)
  stolen.set('state', new URL(own.address).searchParams.get('state') ?? '')

  expect((await finish(thief, { trip: own.trip, query: stolen.toString() })).status).toBe(422)
  await expectSignedOut(thief)
})

test('a refusal at Google is answered as one, without a session', async () => {
  const desk = app.visitor()
  const { address, trip } = await begin(desk)
  const query = await provider.visit(address, newPerson(), { agrees: false })

  expect(await finish(desk, { trip, query })).toMatchObject({
    status: 422,
    body: { data: { code: 'google_cancelled' } },
  })
  await expectSignedOut(desk)
})

test('an account with the same verified address is linked, by a mail to its owner', async () => {
  const { learner } = await signedInLearner(app)
  const person = newPerson({ email: learner.email.toUpperCase() })

  const { reply, desk } = await throughGoogle(person)

  expect(reply).toMatchObject({ status: 200, body: { data: { id: learner.id } } })
  expect((await mailsTo(app, learner.email)).map(({ subject }) => subject)).toContain(
    'Akun Google ditautkan ke akun Naikkelas Anda',
  )
  expect((await desk.get('/me/sign-in-methods')).body.data).toMatchObject({
    hasPassword: true,
    google: { email: learner.email },
  })
})

test('an address that Google has not verified opens an account only with its password, and says nothing of accounts', async () => {
  const learner = await makeLearner(app)
  const person = newPerson({ email: learner.email, email_verified: false })
  const known = await throughGoogle(person)
  const unknown = await throughGoogle(newPerson({ email: 'tidak.ada@gmail.test', email_verified: false }))
  const shape = { link: expect.stringMatching(/^[\w-]{43}$/) }
  expect([known.reply.status, known.data]).toEqual([200, { ...shape, email: learner.email }])
  expect([unknown.reply.status, unknown.data]).toEqual([200, { ...shape, email: 'tidak.ada@gmail.test' }])
  await expectSignedOut(known.desk)

  const link = (password: string, data = known.data) =>
    known.desk.post('/login/google/link', { link: data.link, password })
  const wrong = await link('bukan kata sandinya')
  const unknownAccount = await link('bukan kata sandinya', unknown.data)
  expect([wrong.status, unknownAccount]).toEqual([401, { ...unknownAccount, status: 401, body: wrong.body }])
  await expectSignedOut(known.desk)

  expect((await link(factoryPassword)).body.data).toMatchObject({ id: learner.id })
  expect((await known.desk.get('/me')).status).toBe(200)
  expect((await link(factoryPassword)).status).toBe(422)
  expect((await throughGoogle(person)).data).toMatchObject({ id: learner.id })
})

test('an account with an address that was never proven loses password, devices, codes and links to the owner of the address', async () => {
  const attacker = await signedInLearner(app)
  const { learner } = attacker
  const factor = await switchOn(attacker)
  const squatting = newPerson({ email: learner.email, email_verified: false })
  const asked = await throughGoogle(squatting)
  const entered = await asked.desk.post('/login/google/link', { link: asked.data.link, password: factoryPassword })
  const { challenge } = entered.body.data as { challenge: string }
  nextStep()
  expect((await asked.desk.post('/login/code', { challenge, code: codeOf(factor) })).status).toBe(200)
  await app.database.queries.execute(sql`UPDATE learner_users SET is_email_verified = false WHERE id = ${learner.id}`)

  const owner = await throughGoogle(newPerson({ email: learner.email }))

  expect(owner.data).toMatchObject({ id: learner.id, isEmailVerified: true })
  expect((await owner.desk.get('/me')).body.data).toMatchObject({ isEmailVerified: true })
  await expectSignedOut(attacker)
  await expectSignedOut(asked.desk)
  const byPassword = await app.visitor().post('/login', { email: learner.email, password: factoryPassword })
  expect(byPassword.status).toBe(401)
  expect((await throughGoogle(squatting)).data).toHaveProperty('link')
  expect((await owner.desk.get('/me/second-factor')).body.data).toMatchObject({ isOn: false })
})

test('another Google account with the address of one that is linked needs the password', async () => {
  const first = newPerson()
  const { data } = await throughGoogle(first)

  const second = await throughGoogle(newPerson({ email: first.email }))

  expect(second.data).toEqual({ link: expect.any(String), email: first.email })
  await expectSignedOut(second.desk)
  expect((await throughGoogle(first)).data).toMatchObject({ id: data.id })
})

test.each([
  ['blocked_at', 'account_blocked'],
  ['deletion_requested_at', 'account_closed'],
])(
  'an account with %s is opened neither by its Google account, which is answered with %s, nor by its address',
  async (column, refusal) => {
    const linked = newPerson()
    await throughGoogle(linked)
    const learner = await makeLearner(app)
    await app.database.queries.execute(
      sql`UPDATE learner_users SET ${sql.identifier(column)} = now() WHERE email IN (${linked.email}, ${learner.email})`,
    )
    for (const [person, code] of [
      [linked, refusal],
      [newPerson({ email: learner.email }), 'google_refused'],
    ] as const) {
      const { reply, desk } = await throughGoogle(person)
      expect(reply).toMatchObject({ status: 403, body: { data: { code } } })
      expect(reply.headers.getSetCookie()).toEqual([])
      await expectSignedOut(desk)
    }
    expect(await countOf(learner.email)).toBe(1)
  },
)

const steps = { past: 0 }
const nextStep = () => void (steps.past += 1)
/** Codes of the next step are taken too, so a test needs no clock to have two. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps.past * 30_000 })

async function switchOn(desk: Browser) {
  steps.past = 0
  const started = await desk.post('/me/second-factor', { currentPassword: factoryPassword })
  const { secret } = started.body.data as { secret: string }
  expect((await desk.post('/me/second-factor/confirm', { code: codeOf(secret) })).status).toBe(200)
  return secret
}

test('an account with two-step verification is asked for the code, and linked once it was right', async () => {
  const owner = await signedInLearner(app)
  const secret = await switchOn(owner)
  const person = newPerson({ email: owner.learner.email })

  const { desk, data } = await throughGoogle(person)

  expect(data).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) })
  await expectSignedOut(desk)
  expect((await owner.get('/me/sign-in-methods')).body.data).toMatchObject({ google: null })
  const { challenge } = data
  expect((await desk.post('/login/code', { challenge, code: '000000' })).status).toBe(422)
  nextStep()
  expect((await desk.post('/login/code', { challenge, code: codeOf(secret) })).body.data).toMatchObject({
    id: owner.learner.id,
  })
  expect((await owner.get('/me/sign-in-methods')).body.data).toMatchObject({ google: { email: owner.learner.email } })
  expect((await throughGoogle(person)).data).toHaveProperty('challenge')
})

test('a Google account opens accounts of learners and of no other realm', async () => {
  const admin = await app.signedIn()
  const { desk, data } = await throughGoogle(newPerson({ email: admin.admin.email }))

  expect(data).toMatchObject({ email: admin.admin.email, number: expect.any(Number) })
  expect((await desk.get('/admin/me')).status).toBe(401)
  expect((await desk.get('/partner/me')).status).toBe(401)
  const session = desk.cookies.get('local_sid_learner') ?? ''
  desk.cookies.set('local_sid_admin', session)
  expect((await desk.get('/admin/me')).status).toBe(401)
  // Nor does what is sent along with it.
  const { trip } = await begin(desk)
  expect((await desk.post('/admin/sign-in/code', { challenge: trip, code: '000000' })).status).toBe(422)
  expect((await desk.post('/password-resets/confirm', { token: trip, newPassword: 'Sandi baru 2026!' })).status).toBe(
    422,
  )
})

test('an account that Google opened gets its first password by mail; only then can Google be unlinked', async () => {
  const person = newPerson()
  const { desk } = await throughGoogle(person)
  const methods = async (one: Browser) => (await one.get('/me/sign-in-methods')).body.data
  expect(await methods(desk)).toEqual({
    hasPassword: false,
    google: { email: person.email, linkedAt: expect.any(String) },
  })
  expect(await desk.post('/me/google/unlink', { currentPassword: 'apa saja' })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ message: 'Akun ini belum punya kata sandi. Buat dulu di bagian Keamanan.' }] } },
  })
  const guessed = await app.visitor().post('/login', { email: person.email, password: factoryPassword })
  expect(guessed.status).toBe(401)

  await desk.post('/password-resets', { email: person.email })
  const newPassword = 'Sandi pertama 2026!'
  const set = await desk.post('/password-resets/confirm', { token: await mailedToken(app, person.email), newPassword })
  expect(set.status).toBe(200)
  const back = app.visitor()
  expect((await back.post('/login', { email: person.email, password: newPassword })).status).toBe(200)
  expect((await back.post('/me/google/unlink', { currentPassword: 'bukan kata sandinya' })).status).toBe(422)
  expect((await back.post('/me/google/unlink', { currentPassword: newPassword })).body.data).toEqual({
    hasPassword: true,
    google: null,
  })
  expect((await back.post('/me/google/unlink', { currentPassword: newPassword })).status).toBe(404)
  expect((await mailsTo(app, person.email)).at(-1)?.subject).toBe('Akun Google dilepas dari akun Naikkelas Anda')
})

test('an address that accounts here cannot have makes none', async () => {
  const { reply, desk } = await throughGoogle(newPerson({ email: 'rina@toko.example-shop' }))

  expect(reply.status).toBe(403)
  await expectSignedOut(desk)
})

test('while Google does not answer a sign-in is answered with 503, and the next try asks again', async () => {
  const away = createOpenIdProvider({ ...provider, issuer: 'http://127.0.0.1:9' })
  let isAway = true
  const there = createOpenIdProvider(provider)
  const one = await createTestApp({
    overrides: { google: { begin: (uri) => (isAway ? away : there).begin(uri), finish: there.finish } },
  })
  expect((await one.visitor().post('/login/google')).status).toBe(503)
  isAway = false
  expect((await one.visitor().post('/login/google')).status).toBe(201)
})
