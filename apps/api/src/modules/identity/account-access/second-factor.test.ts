import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedToken, mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { signedInPartner } from '../../../testing/partner-factories.ts'
import { type Browser, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const steps = { past: 0 }
/** A clock that tests move on by whole time steps: a code works once. */
const clock = { now: () => new Date(Date.now() + steps.past * 30_000) }
const app = await createTestApp({ overrides: { clock } })
const nextStep = () => void (steps.past += 1)

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
/** Six digits that are no code now. */
const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0')

const realms = {
  learner: { own: '/me', signIn: '/login', answer: '/login/code', me: '/me', make: signedInLearner },
  partner: {
    own: '/partner',
    signIn: '/partner/sign-in',
    answer: '/partner/sign-in/code',
    me: '/partner/me',
    make: signedInPartner,
  },
  admin: {
    own: '/admin',
    signIn: '/admin/sign-in',
    answer: '/admin/sign-in/code',
    me: '/admin/me',
    make: (one: TestApp) => one.signedIn(),
  },
} as const
type RealmName = keyof typeof realms

const emailOf = (desk: object) => {
  const { learner, account, admin } = desk as Record<string, { email: string } | undefined>
  return (learner ?? account ?? admin)?.email ?? 'none'
}

async function switchOn(desk: Browser, own: string) {
  const started = await desk.post(`${own}/second-factor`, { currentPassword: factoryPassword })
  expect(started.status).toBe(201)
  const { secret, uri } = started.body.data as { secret: string; uri: string }
  const confirmed = await desk.post(`${own}/second-factor/confirm`, { code: codeOf(secret) })
  expect(confirmed.status).toBe(200)
  nextStep()
  const { recoveryCodes } = confirmed.body.data as { recoveryCodes: string[] }
  return { secret, uri, recoveryCodes }
}

/** Someone with a second factor, and how they sign in. */
async function protectedAccount(name: RealmName = 'learner', one = app) {
  const { own, signIn, answer, me, make } = realms[name]
  const desk = await make(one)
  const email = emailOf(desk)
  const factor = await switchOn(desk, own)
  const challenge = async (visitor = one.visitor(), password = factoryPassword) => {
    const reply = await visitor.post(signIn, { email, password })
    return (reply.body.data as { challenge?: string }).challenge ?? 'none'
  }
  const answered = async (code: string, visitor = one.visitor()) =>
    visitor.post(answer, { challenge: await challenge(visitor), code })
  return { ...factor, desk, email, own, me, answer, challenge, answered }
}

test.each(['learner', 'partner', 'admin'] as const)(
  'a sign-in of a %s with a second factor takes two steps: no session before the code',
  async (name) => {
    const account = await protectedAccount(name)
    const visitor = app.visitor()
    const reply = await visitor.post(realms[name].signIn, { email: account.email, password: factoryPassword })
    expect(reply).toMatchObject({ status: 200, body: { data: { challenge: expect.stringMatching(/^[\w-]{43}$/) } } })
    expect(reply.headers.getSetCookie()).toEqual([])
    expect((await visitor.get(account.me)).status).toBe(401)

    const { challenge } = reply.body.data as { challenge: string }
    const signedIn = await visitor.post(account.answer, { challenge, code: codeOf(account.secret) })

    expect(signedIn).toMatchObject({ status: 200, body: { data: { email: account.email } } })
    expect((await visitor.get(account.me)).status).toBe(200)
  },
)

test('switching it on takes the password, ends other sessions and is announced by mail', async () => {
  const desk = await signedInLearner(app)
  const other = app.visitor()
  await other.post('/login', { email: desk.learner.email, password: factoryPassword })
  expect((await desk.post('/me/second-factor', { currentPassword: 'bukan ini' })).status).toBe(422)

  const { uri, secret, recoveryCodes } = await switchOn(desk, '/me')

  expect(uri).toContain(`secret=${secret}`)
  expect(decodeURIComponent(uri)).toContain(`Naikkelas:${desk.learner.email}`)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await desk.get('/me/second-factor')).body.data).toEqual({
    isOn: true,
    isRequired: false,
    recoveryCodesLeft: 10,
  })
  expect((await other.get('/me')).status).toBe(401)
  expect((await desk.get('/me')).status).toBe(200)
  expect((await mailsTo(app, desk.learner.email)).at(-1)?.subject).toBe('Verifikasi dua langkah Naikkelas Anda aktif')
  expect((await desk.post('/me/second-factor', { currentPassword: factoryPassword })).status).toBe(409)
})

test('a secret that was never confirmed asks for nothing', async () => {
  const desk = await signedInLearner(app)
  await desk.post('/me/second-factor', { currentPassword: factoryPassword })
  expect((await desk.post('/me/second-factor/confirm', { code: '000000' })).status).toBe(422)

  const reply = await app.visitor().post('/login', { email: desk.learner.email, password: factoryPassword })

  expect(reply.body.data).toMatchObject({ email: desk.learner.email })
})

test('of many guesses at once five are compared, however many challenges and addresses they come from', async () => {
  const account = await protectedAccount()
  const challenges = await Promise.all([account.challenge(), account.challenge(), account.challenge()])
  const guess = (code: string, at: number) =>
    app.fetch(
      new Request('http://localhost:3000/api/login/code', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'http://localhost:3000',
          'sec-fetch-site': 'same-origin',
        },
        body: JSON.stringify({ challenge: challenges[at % challenges.length], code }),
      }),
      { clientAddress: `203.0.${at}.7` },
    )

  const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(wrongCodeOf(account.secret), at)))

  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(55)
  // The right code waits as well.
  expect((await guess(codeOf(account.secret), 61)).status).toBe(429)
})

test('who guessed with a former password spends no try of the new one', async () => {
  const account = await protectedAccount()
  for (let count = 0; count < 6; count++) await account.answered(wrongCodeOf(account.secret))
  await app.visitor().post('/password-resets', { email: account.email })
  const token = await mailedToken(app, account.email)
  await app.visitor().post('/password-resets/confirm', { token, newPassword: 'papan tulis kapur 12' })

  const visitor = app.visitor()
  const challenge = await account.challenge(visitor, 'papan tulis kapur 12')

  expect((await visitor.post('/login/code', { challenge, code: codeOf(account.secret) })).status).toBe(200)
})

test('a code works once, also for two at the same time, and never an earlier one after it', async () => {
  const account = await protectedAccount()
  const code = codeOf(account.secret)

  const replies = await Promise.all([account.answered(code), account.answered(code)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  nextStep()
  expect((await account.answered(code)).status).toBe(422)
  expect((await account.answered(codeOf(account.secret))).status).toBe(200)
})

test('a wrong code of an app speaks of the app, and not of a new code that cannot be sent', async () => {
  const account = await protectedAccount()

  const { body } = await account.answered(wrongCodeOf(account.secret))

  const message = 'Kode ini tidak cocok atau sudah dipakai. Lihat kode terbaru di aplikasi autentikator Anda.'
  expect(body.data).toMatchObject({ fields: [{ path: 'code', message }] })
})

test('a challenge signs in once, and not with another password or for a blocked account', async () => {
  const account = await protectedAccount()
  const challenge = await account.challenge()
  const answer = (code: string) => app.visitor().post('/login/code', { challenge, code })
  expect((await answer(codeOf(account.secret))).status).toBe(200)
  nextStep()
  expect((await answer(codeOf(account.secret))).body.data).toMatchObject({ fields: [{ path: 'challenge' }] })

  const reset = await account.challenge()
  await app.visitor().post('/password-resets', { email: account.email })
  const token = await mailedToken(app, account.email)
  await app.visitor().post('/password-resets/confirm', { token, newPassword: 'papan tulis kapur 12' })
  nextStep()
  const afterReset = await app.visitor().post('/login/code', { challenge: reset, code: codeOf(account.secret) })
  expect(afterReset.body.data).toMatchObject({ fields: [{ path: 'challenge' }] })

  const other = await protectedAccount()
  const blocked = await other.challenge()
  await app.database.queries.execute(sql`UPDATE learner_users SET blocked_at = now() WHERE email = ${other.email}`)
  expect(
    (await app.visitor().post('/login/code', { challenge: blocked, code: codeOf(other.secret) })).body.data,
  ).toMatchObject({ fields: [{ path: 'challenge' }] })
})

test('a challenge of one realm opens no other', async () => {
  const account = await protectedAccount('partner')
  const challenge = await account.challenge()

  for (const path of ['/login/code', '/admin/sign-in/code'])
    expect((await app.visitor().post(path, { challenge, code: codeOf(account.secret) })).status).toBe(422)
})

test('a recovery code signs in once, however it is typed, and a mail says so', async () => {
  const account = await protectedAccount()
  const [first = '', second = ''] = account.recoveryCodes

  expect((await account.answered(` ${first.toUpperCase()} `)).status).toBe(200)
  expect((await account.answered(first)).status).toBe(422)
  expect((await account.answered(second.replaceAll('-', ''))).status).toBe(200)

  expect((await account.desk.get('/me/second-factor')).body.data).toMatchObject({ recoveryCodesLeft: 8 })
  const mail = (await mailsTo(app, account.email)).find(({ subject }) => subject.includes('kode pemulihan'))
  expect(mail?.text).toContain('Sisa kode pemulihan Anda: 9.')
})

test('new recovery codes end the former ones, and need password and code', async () => {
  const account = await protectedAccount()
  const renew = (body: object) => account.desk.post('/me/second-factor/recovery-codes', body)
  expect((await renew({ currentPassword: 'bukan ini', code: codeOf(account.secret) })).status).toBe(422)
  expect((await renew({ currentPassword: factoryPassword, code: wrongCodeOf(account.secret) })).status).toBe(422)

  const renewed = await renew({ currentPassword: factoryPassword, code: codeOf(account.secret) })

  const { recoveryCodes } = renewed.body.data as { recoveryCodes: string[] }
  expect((await account.answered(account.recoveryCodes[0] ?? '')).status).toBe(422)
  expect((await account.answered(recoveryCodes[0] ?? '')).status).toBe(200)
})

test('it moves to another app with password and code: the former app is asked no more, and is until then', async () => {
  const account = await protectedAccount()
  const start = (body: object) => account.desk.post('/me/second-factor', { currentPassword: factoryPassword, ...body })
  expect((await start({})).status).toBe(409)
  expect((await start({ code: wrongCodeOf(account.secret) })).status).toBe(422)
  expect((await start({ code: codeOf(account.secret), currentPassword: 'bukan ini' })).status).toBe(422)
  const started = await start({ code: codeOf(account.secret) })
  const { secret } = started.body.data as { secret: string }
  nextStep()
  expect((await account.answered(codeOf(account.secret))).status).toBe(200)
  const confirm = (code: string) => account.desk.post('/me/second-factor/confirm', { code })
  expect((await confirm(wrongCodeOf(secret))).status).toBe(422)

  const confirmed = await confirm(codeOf(secret))

  expect(confirmed.status).toBe(200)
  nextStep()
  expect((await account.answered(codeOf(account.secret))).status).toBe(422)
  expect((await account.answered(account.recoveryCodes[0] ?? '')).status).toBe(422)
  expect((await account.answered(codeOf(secret))).status).toBe(200)
  expect((await mailsTo(app, account.email)).map(({ subject }) => subject)).toContain(
    'Verifikasi dua langkah Naikkelas Anda pindah ke aplikasi lain',
  )
  expect((await confirm(codeOf(secret))).status).toBe(409)
})

test('it is switched off with password and code, and a mail says so', async () => {
  const account = await protectedAccount()
  const end = (body: object) => account.desk.post('/me/second-factor/end', body)
  expect((await end({ currentPassword: factoryPassword, code: wrongCodeOf(account.secret) })).status).toBe(422)
  expect((await end({ currentPassword: 'bukan ini', code: codeOf(account.secret) })).status).toBe(422)

  expect((await end({ currentPassword: factoryPassword, code: codeOf(account.secret) })).status).toBe(200)

  const reply = await app.visitor().post('/login', { email: account.email, password: factoryPassword })
  expect(reply.body.data).toMatchObject({ email: account.email })
  expect((await mailsTo(app, account.email)).map(({ subject }) => subject)).toContain(
    'Verifikasi dua langkah Naikkelas Anda dimatikan',
  )
})

test('what is stored opens nothing by itself: the secret is sealed and recovery codes are hashed', async () => {
  const account = await protectedAccount()
  const { rows } = await app.database.queries.execute(sql`
    SELECT sealed_secret, code_hash FROM account_second_factors JOIN account_recovery_codes USING (realm, account_id)`)

  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(account.secret)
  for (const code of account.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

test('codes work after the secret of the installation was replaced, and no longer need the former one once used', async () => {
  const secrets = {
    former: 'a former secret of this installation, long enough',
    current: 'a current one, long enough too',
  }
  const restart = (secret: string, formerSecrets: string[]) =>
    createTestApp({ database: app.database, overrides: { clock, secret, formerSecrets } })
  const account = await protectedAccount('learner', await restart(secrets.former, []))
  const signIn = async (one: TestApp, code: string) => {
    const visitor = one.visitor()
    return (await visitor.post('/login/code', { challenge: await account.challenge(visitor), code })).status
  }

  const rotated = await restart(secrets.current, [secrets.former])
  expect(await signIn(rotated, codeOf(account.secret))).toBe(200)
  nextStep()
  expect(await signIn(rotated, account.recoveryCodes[0] ?? '')).toBe(200)
  const withoutFormer = await restart(secrets.current, [])
  expect(await signIn(withoutFormer, codeOf(account.secret))).toBe(200)
})

const ownRequests = (['learner', 'partner', 'admin'] as const).flatMap((name) =>
  (
    [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/confirm'],
      ['POST', '/recovery-codes'],
      ['POST', '/end'],
    ] as const
  ).map(([method, path]) => [method, `${realms[name].own}/second-factor${path}`] as const),
)

test.each(ownRequests)('%s %s needs a session', async (method, path) => {
  expect((await app.visitor().send(method, path, method === 'POST' ? {} : undefined)).status).toBe(401)
})

test.each(['learner', 'partner', 'admin'] as const)(
  'what is no code and no password of a %s is named',
  async (name) => {
    const { own, answer, make } = realms[name]
    const desk = await make(app)
    const fieldsOf = async (path: string, body: object) =>
      (await desk.post(path, body)).body.data as { code: string; fields: { path: string }[] }

    expect(await fieldsOf(`${own}/second-factor`, {})).toMatchObject({ fields: [{ path: 'currentPassword' }] })
    expect(await fieldsOf(`${own}/second-factor/confirm`, { code: 'abc' })).toMatchObject({
      fields: [{ path: 'code' }],
    })
    for (const path of ['/recovery-codes', '/end'])
      expect(await fieldsOf(`${own}/second-factor${path}`, { currentPassword: 'x', code: '1' })).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'code' }],
      })
    expect(await fieldsOf(answer, { challenge: 'x', code: '' })).toMatchObject({
      fields: [{ path: 'challenge' }, { path: 'code' }],
    })
  },
)

test('an erased account leaves nothing of its second factor behind', async () => {
  const account = await protectedAccount()
  await account.desk.post('/me/deletion', { currentPassword: factoryPassword })
  const count = async () => {
    const { rows } = await app.database.queries.execute(sql`
      SELECT 1 FROM account_second_factors WHERE sealed_secret IN (
        SELECT sealed_secret FROM account_second_factors JOIN learner_users ON id = account_id WHERE email = ${account.email})`)
    return rows.length
  }
  expect(await count()).toBe(1)
  const before = await app.database.queries.execute(sql`SELECT count(*)::int AS n FROM account_second_factors`)
  await app.database.queries.execute(sql`
    UPDATE learner_users SET deletion_requested_at = now() - interval '15 days' WHERE email = ${account.email}`)

  await app.tidy()

  const after = await app.database.queries.execute(sql`SELECT count(*)::int AS n FROM account_second_factors`)
  expect(Number(after.rows[0]?.n)).toBe(Number(before.rows[0]?.n) - 1)
})
