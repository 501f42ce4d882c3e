import argon2 from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedToken, mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { makePartnerAccount, signedInPartner } from '../../../testing/partner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const newPassword = 'papan tulis kapur 12'
const wrong = 'bukan kata sandinya'

const suspend = (id: string) =>
  app.database.queries.execute(sql`UPDATE partner_users SET suspended_at = now() WHERE id = ${id}`)

test.each(['commission', 'subscription'] as const)(
  'an account of a %s partner signs in and sees its partner',
  async (kind) => {
    const account = await makePartnerAccount(app, { kind })
    const visitor = app.visitor()

    const reply = await visitor.post('/partner/sign-in', {
      email: account.email.toUpperCase(),
      password: factoryPassword,
    })

    expect(reply).toMatchObject({ status: 200, body: { data: { name: account.name, partner: account.partner } } })
    expect((await visitor.get('/partner/me')).body.data).toEqual(reply.body.data)
    // Nothing of it is shown to scripts: the bars of the site know learners and admins.
    expect([...visitor.cookies.keys()]).toEqual(['local_device', 'local_sid_partner'])
  },
)

test('a wrong password gets one answer, whether the e-mail is known, unknown or suspended', async () => {
  const [account, suspended] = [await makePartnerAccount(app), await makePartnerAccount(app)]
  await suspend(suspended.id)
  const answers = [
    await app.visitor().post('/partner/sign-in', { email: account.email, password: wrong }),
    await app.visitor().post('/partner/sign-in', { email: 'tidak.ada@contoh.test', password: factoryPassword }),
    await app.visitor().post('/partner/sign-in', { email: suspended.email, password: wrong }),
  ]

  for (const { status, body, headers } of answers) {
    expect({ status, body }).toEqual({ status: 401, body: answers[0]?.body })
    expect(headers.getSetCookie()).toEqual([])
  }
})

test('the right password of a suspended account shows that it is blocked, and starts no session', async () => {
  const account = await makePartnerAccount(app)
  await suspend(account.id)

  const reply = await app.visitor().post('/partner/sign-in', { email: account.email, password: factoryPassword })

  expect(reply).toMatchObject({ status: 403, body: { data: { code: 'account_blocked' } } })
  expect(reply.headers.getSetCookie()).toEqual([])
})

test('an unknown e-mail costs as much hashing as a known one', async () => {
  const account = await makePartnerAccount(app)
  const hashes = [vi.spyOn(argon2, 'verify'), vi.spyOn(argon2, 'hash')]
  onTestFinished(() => void vi.restoreAllMocks())
  const countFor = async (email: string) => {
    for (const spy of hashes) spy.mockClear()
    await app.visitor().post('/partner/sign-in', { email, password: wrong })
    return hashes.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  }

  expect([await countFor(account.email), await countFor('entah.siapa@contoh.test')]).toEqual([1, 1])
})

test('the password of one realm signs in to no other, even with the same e-mail', async () => {
  const email = 'satu.alamat@contoh.test'
  await makePartnerAccount(app, { email })

  expect((await app.visitor().post('/login', { email, password: factoryPassword })).status).toBe(401)
  expect((await app.visitor().post('/admin/sign-in', { email, password: factoryPassword })).status).toBe(401)
})

test('a session of one realm opens nothing in the partner area, and the other way round', async () => {
  const [partner, learner, admin] = [await signedInPartner(app), await signedInLearner(app), await app.signedIn()]
  for (const desk of [learner, admin]) expect((await desk.get('/partner/me')).status).toBe(401)
  for (const path of ['/me', '/admin/me']) expect((await partner.get(path)).status).toBe(401)

  // The same value under the name of another realm's cookie.
  const value = (desk: { cookies: ReadonlyMap<string, string> }, realm: string) =>
    desk.cookies.get(`local_sid_${realm}`) ?? 'none'
  const thief = app.visitor()
  for (const planted of [value(learner, 'learner'), value(admin, 'admin')]) {
    thief.cookies.set('local_sid_partner', planted)
    expect((await thief.get('/partner/me')).status).toBe(401)
  }
  for (const [realm, path] of [
    ['learner', '/me'],
    ['admin', '/admin/me'],
  ] as const) {
    const other = app.visitor()
    other.cookies.set(`local_sid_${realm}`, value(partner, 'partner'))
    expect((await other.get(path)).status).toBe(401)
  }
})

test('signing out ends the session, and signing out without one is no mistake', async () => {
  const desk = await signedInPartner(app)
  const kept = new Map(desk.cookies)

  expect((await desk.post('/partner/sign-out')).status).toBe(200)

  // The device stays known: it is not the account's.
  expect([...desk.cookies.keys()]).toEqual(['local_device'])
  const thief = app.visitor()
  for (const [name, value] of kept) thief.cookies.set(name, value)
  expect((await thief.get('/partner/me')).status).toBe(401)
  expect((await app.visitor().post('/partner/sign-out')).status).toBe(200)
})

test('a suspension ends every session with the next request, and no mailed link brings it back', async () => {
  const desk = await signedInPartner(app)
  await suspend(desk.account.id)

  expect((await desk.get('/partner/me')).status).toBe(401)
  expect((await app.visitor().post('/partner/password-resets', { email: desk.account.email })).status).toBe(200)
  expect(await mailsTo(app, desk.account.email)).toEqual([])
})

test('after ten wrong passwords the account waits, also for the right one', async () => {
  const { email } = await makePartnerAccount(app)
  const statuses = []
  for (let count = 0; count < 11; count++)
    statuses.push((await app.visitor().post('/partner/sign-in', { email, password: wrong })).status)

  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  expect((await app.visitor().post('/partner/sign-in', { email, password: factoryPassword })).status).toBe(429)
})

test('a forgotten password is replaced by the mailed link, once, and every session ends', async () => {
  const desk = await signedInPartner(app)
  const { email } = desk.account
  const visitor = app.visitor()
  await visitor.post('/partner/password-resets', { email })
  const [mail] = await mailsTo(app, email)
  expect(mail?.text).toContain('http://localhost:3000/partner/kata-sandi?token=')
  const token = await mailedToken(app, email)

  const replies = await Promise.all(
    ['satu', 'dua'].map((which) =>
      app.visitor().post('/partner/password-resets/confirm', { token, newPassword: `${newPassword} ${which}` }),
    ),
  )

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await desk.get('/partner/me')).status).toBe(401)
  expect((await visitor.post('/partner/sign-in', { email, password: factoryPassword })).status).toBe(401)
})

test('the link of a learner sets no password of a partner, and the other way round', async () => {
  const email = 'dua.akun@contoh.test'
  await makePartnerAccount(app, { email })
  await signedInLearner(app, { email })
  await app.visitor().post('/password-resets', { email })
  const ofLearner = await mailedToken(app, email)
  await app.visitor().post('/partner/password-resets', { email })
  const ofPartner = await mailedToken(app, email)

  const confirm = (path: string, token: string) => app.visitor().post(path, { token, newPassword })
  expect((await confirm('/partner/password-resets/confirm', ofLearner)).status).toBe(422)
  expect((await confirm('/password-resets/confirm', ofPartner)).status).toBe(422)
  expect((await confirm('/partner/password-resets/confirm', ofPartner)).status).toBe(200)
})

test('asking for a link gets the same answer for an unknown e-mail, and no mail', async () => {
  const known = await app.visitor().post('/partner/password-resets', { email: (await makePartnerAccount(app)).email })
  const unknown = await app.visitor().post('/partner/password-resets', { email: 'entah@contoh.test' })

  expect(unknown).toEqual({ ...known, headers: unknown.headers })
  expect(await mailsTo(app, 'entah@contoh.test')).toEqual([])
})

test('the password is changed with the present one; other devices are signed out and a mail says so', async () => {
  const desk = await signedInPartner(app)
  const { email } = desk.account
  const other = app.visitor()
  await other.post('/partner/sign-in', { email, password: factoryPassword })

  const refused = await desk.post('/partner/password', { currentPassword: wrong, newPassword })
  expect(refused).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'currentPassword' }] } } })
  expect((await desk.post('/partner/password', { currentPassword: factoryPassword, newPassword })).status).toBe(200)

  expect((await other.get('/partner/me')).status).toBe(401)
  expect((await desk.get('/partner/me')).status).toBe(200)
  const mail = (await mailsTo(app, email)).at(-1)
  expect(mail?.subject).toBe('Kata sandi Naikkelas Anda diganti')
  expect(mail?.text).toContain('/partner/kata-sandi')
})

test('devices are listed and one is signed out alone; that of another account is not found', async () => {
  const [desk, stranger] = [await signedInPartner(app), await signedInPartner(app)]
  const other = app.visitor()
  await other.post('/partner/sign-in', { email: desk.account.email, password: factoryPassword })
  const sessions = (await desk.get('/partner/sessions')).body.data as { id: string; isCurrent: boolean }[]
  expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
  const further = `/partner/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id}`

  expect((await stranger.remove(further)).status).toBe(404)
  expect((await other.get('/partner/me')).status).toBe(200)
  expect((await desk.remove(further)).status).toBe(200)
  expect((await other.get('/partner/me')).status).toBe(401)
  expect((await desk.get('/partner/me')).status).toBe(200)
})

test.each([
  ['GET', '/partner/me'],
  ['POST', '/partner/password'],
  ['GET', '/partner/sessions'],
  ['DELETE', '/partner/sessions/0197a1c2-0000-7000-8000-000000000001'],
])('%s %s is for partners', async (method, path) => {
  const body = method === 'POST' ? {} : undefined
  expect((await app.visitor().send(method, path, body)).status).toBe(401)
})

test.each([
  ['/partner/sign-in', { email: 'bukan e-mail', password: '' }, ['email', 'password']],
  ['/partner/password-resets', { email: '' }, ['email']],
  ['/partner/password-resets/confirm', { token: 'x', newPassword: 'pendek' }, ['token', 'newPassword']],
])('%s names the fields it cannot take', async (path, body, paths) => {
  const reply = await app.visitor().post(path, body)

  expect(reply).toMatchObject({ status: 422, body: { data: { fields: paths.map((one) => ({ path: one })) } } })
})

test('fields that are not asked for are refused, and what is no session is not found', async () => {
  const desk = await signedInPartner(app)
  const credentials = { email: desk.account.email, password: factoryPassword }

  expect((await app.visitor().post('/partner/sign-in', { ...credentials, kind: 'subscription' })).status).toBe(422)
  expect((await desk.remove('/partner/sessions/bukan-id')).status).toBe(404)
})

test.each(['https://lain.contoh.test', 'http://mitra.localhost:3000'])(
  'a page of %s changes nothing here, whatever cookies come with it',
  async (origin) => {
    const desk = await signedInPartner(app)
    const body = { currentPassword: factoryPassword, newPassword }

    const reply = await desk.send('POST', '/partner/password', body, { origin, 'sec-fetch-site': 'same-site' })

    expect(reply).toMatchObject({ status: 403, body: { data: { code: 'foreign_origin' } } })
    const { email } = desk.account
    const credentials = { email, password: factoryPassword }
    expect((await app.visitor().post('/partner/sign-in', credentials)).status).toBe(200)
  },
)
