import argon2 from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '../../../platform/realms/index.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailsTo, makeLearner, signedInLearner, signInAs } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()

test('a learner signs in and is known afterwards', async () => {
  const learner = await makeLearner(app, { name: 'Bagus' })
  const visitor = app.visitor()

  const reply = await visitor.post('/login', { email: learner.email.toUpperCase(), password: factoryPassword })

  expect(reply).toMatchObject({ status: 200, body: { data: { name: 'Bagus' } } })
  expect(await visitor.get('/me')).toMatchObject({ status: 200, body: { data: { email: learner.email } } })
})

test('the session endpoint gives what the bars show of a learner: name and own page, uncached', async () => {
  const learner = await makeLearner(app, { name: 'Bagus' })
  const visitor = app.visitor()
  await visitor.post('/login', { email: learner.email, password: factoryPassword })

  const session = await visitor.get('/session')

  const { number } = (await visitor.get('/me')).body.data as { number: number }
  expect(session.body.data).toEqual({
    visitor: {
      name: 'Bagus',
      label: 'Akun',
      address: `/profile/${number}`,
      picture: null,
      isLearner: true,
      viewedUntil: null,
    },
  })
  expect(session.headers.get('cache-control')).toBe('no-store')
  await visitor.post('/logout')
  expect((await visitor.get('/session')).body.data).toEqual({ visitor: null })
})

const standing = async (id: string, column: 'blocked_at' | 'deletion_requested_at') =>
  void (await app.database.queries.execute(
    sql`UPDATE learner_users SET ${sql.identifier(column)} = now() WHERE id = ${id}`,
  ))

test('a wrong password gets one answer, whether the e-mail is known, unknown, blocked or closed', async () => {
  const [learner, blocked, closed] = [await makeLearner(app), await makeLearner(app), await makeLearner(app)]
  await standing(blocked.id, 'blocked_at')
  await standing(closed.id, 'deletion_requested_at')
  const answers = []
  for (const email of [learner.email, 'tidak.ada@contoh.test', blocked.email, closed.email])
    answers.push(await app.visitor().post('/login', { email, password: 'bukan kata sandinya' }))

  for (const { status, body, headers } of answers) {
    expect({ status, body }).toEqual({ status: 401, body: answers[0]?.body })
    expect(headers.getSetCookie()).toEqual([])
  }
})

test.each([
  ['blocked_at', 'account_blocked', /diblokir/],
  ['deletion_requested_at', 'account_closed', /sudah ditutup/],
] as const)('the right password of an account with %s is answered with %s, and starts no session', async (...row) => {
  const [column, code, message] = row
  const learner = await makeLearner(app)
  await standing(learner.id, column)
  const visitor = app.visitor()

  const reply = await visitor.post('/login', { email: learner.email, password: factoryPassword })

  expect(reply).toMatchObject({ status: 403, body: { message: expect.stringMatching(message), data: { code } } })
  expect(reply.headers.getSetCookie()).toEqual([])
  expect((await visitor.get('/me')).status).toBe(401)
  const { rows } = await app.database.queries.execute(
    sql`SELECT 1 FROM learner_sessions WHERE learner_id = ${learner.id}`,
  )
  expect(rows).toEqual([])
})

test('an unknown e-mail costs as much hashing as a known one', async () => {
  const learner = await makeLearner(app, { passwordHash: await hashPassword(factoryPassword) })
  const hashes = [vi.spyOn(argon2, 'verify'), vi.spyOn(argon2, 'hash')]
  onTestFinished(() => void vi.restoreAllMocks())
  const countFor = async (email: string) => {
    for (const spy of hashes) spy.mockClear()
    await app.visitor().post('/login', { email, password: 'bukan kata sandinya' })
    return hashes.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  }

  expect([await countFor(learner.email), await countFor('entah.siapa@contoh.test')]).toEqual([1, 1])
})

test('a session of one realm opens nothing in another', async () => {
  const learner = await signedInLearner(app)
  const admin = await app.signedIn()
  expect((await learner.get('/admin/me')).status).toBe(401)
  expect((await admin.get('/me')).status).toBe(401)

  // The same value under the other realm's name.
  const thief = app.visitor()
  thief.cookies.set('local_sid_admin', learner.cookies.get('local_sid_learner') ?? '')
  expect((await thief.get('/admin/me')).status).toBe(401)
})

test('signing out ends the session and clears what shows the account', async () => {
  const desk = await signedInLearner(app)
  const kept = new Map(desk.cookies)

  expect((await desk.post('/logout')).status).toBe(200)

  for (const cookie of ['local_sid_learner', 'local_UserID', 'local_dataUser', 'nk_in'])
    expect(desk.cookies.has(cookie)).toBe(false)
  const thief = app.visitor()
  for (const [name, value] of kept) thief.cookies.set(name, value)
  expect((await thief.get('/me')).status).toBe(401)
})

test('a session that was planted before the sign-in is not the one that is signed in', async () => {
  const attacker = await signedInLearner(app)
  const planted = attacker.cookies.get('local_sid_learner') ?? ''
  const victim = await makeLearner(app)
  const desk = app.visitor()
  desk.cookies.set('local_sid_learner', planted)

  await signInAs(desk, victim.email)

  expect(desk.cookies.get('local_sid_learner')).not.toBe(planted)
  expect((await attacker.get('/me')).body.data).toMatchObject({ email: attacker.learner.email })
})

test('a block ends every session with the next request', async () => {
  const desk = await signedInLearner(app)
  await app.database.queries.execute(sql`UPDATE learner_users SET blocked_at = now() WHERE id = ${desk.learner.id}`)

  expect((await desk.get('/me')).status).toBe(401)
})

test('a sign-in from a device that was never used is announced by mail, one from a known device is not', async () => {
  const desk = await signedInLearner(app)
  await desk.post('/logout')
  await signInAs(desk, desk.learner.email)
  expect(await mailsTo(app, desk.learner.email)).toEqual([])

  await signInAs(app.visitor(), desk.learner.email)

  expect((await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)).toEqual([
    'Akun Naikkelas Anda masuk dari perangkat baru',
  ])
})

test('after ten wrong passwords the account waits, also for the right one', async () => {
  const learner = await makeLearner(app)
  const tries = []
  for (let count = 0; count < 11; count++)
    tries.push(await app.visitor().post('/login', { email: learner.email, password: 'bukan kata sandinya' }))

  expect(tries.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429])
  const right = await app.visitor().post('/login', { email: learner.email, password: factoryPassword })
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('devices are listed with their names, and one is signed out alone', async () => {
  const desk = await signedInLearner(app)
  const phone = app.visitor()
  const agent =
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
  await phone.send('POST', '/login', { email: desk.learner.email, password: factoryPassword }, { 'user-agent': agent })

  const { body } = await desk.get('/me/sessions')

  const sessions = body.data as { id: string; device: string; isCurrent: boolean }[]
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
    ['Chrome di Android', false],
    ['Perangkat tidak dikenal', true],
  ])
  const other = sessions.find(({ isCurrent }) => !isCurrent)
  expect((await desk.remove(`/me/sessions/${other?.id}`)).status).toBe(200)
  expect((await phone.get('/me')).status).toBe(401)
  expect((await desk.get('/me')).status).toBe(200)
})

test('a device of another account is not found', async () => {
  const [desk, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const { body } = await desk.get('/me/sessions')
  const [session] = body.data as { id: string }[]

  expect((await stranger.remove(`/me/sessions/${session?.id}`)).status).toBe(404)
  expect((await desk.get('/me')).status).toBe(200)
})

test('the tour of a member is open until it was finished', async () => {
  const desk = await signedInLearner(app)
  const guide = async () => {
    const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.fetch(new Request('http://localhost:3000/api/guide?type=1', { headers: { cookie } }))
    return { http: response.status, body: await response.json() }
  }
  expect(await guide()).toMatchObject({ http: 200, body: { status: 400, data: { type: 1, status: 400 } } })

  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const finished = await app.fetch(
    new Request('http://localhost:3000/api/guide', {
      method: 'POST',
      headers: {
        cookie,
        origin: 'http://localhost:3000',
        'x-requested-with': 'naikkelas',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'type=1',
    }),
  )

  expect(finished.status).toBe(200)
  expect(await guide()).toMatchObject({ http: 200, body: { status: 200, data: { type: 1, status: 200 } } })
  expect((await desk.get('/guide?type=9')).status).toBe(422)
})
