import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import {
  mailedCode,
  mailedToken,
  mailsTo,
  makeLearner,
  messagedCode,
  signedInLearner,
  signInAs,
} from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const newPassword = 'papan tulis kapur 12'

test('a forgotten password is replaced by the mailed link, and every session ends', async () => {
  const desk = await signedInLearner(app)
  const visitor = app.visitor()
  expect((await visitor.post('/password-resets', { email: desk.learner.email })).status).toBe(200)

  const token = await mailedToken(app, desk.learner.email)
  expect((await visitor.post('/password-resets/confirm', { token, newPassword })).status).toBe(200)

  expect((await desk.get('/me')).status).toBe(401)
  expect((await visitor.post('/login', { email: desk.learner.email, password: factoryPassword })).status).toBe(401)
  await signInAs(visitor, desk.learner.email, newPassword)
  expect((await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)).toContain(
    'Kata sandi Naikkelas Anda diganti',
  )
})

test('the link works once, also for two at the same time', async () => {
  const learner = await makeLearner(app)
  await app.visitor().post('/password-resets', { email: learner.email })
  const token = await mailedToken(app, learner.email)

  const replies = await Promise.all(
    ['satu', 'dua'].map((which) =>
      app.visitor().post('/password-resets/confirm', { token, newPassword: `${newPassword} ${which}` }),
    ),
  )

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a password that is too common does not use the link up', async () => {
  const learner = await makeLearner(app)
  await app.visitor().post('/password-resets', { email: learner.email })
  const token = await mailedToken(app, learner.email)

  for (const weak of ['rahasia123', learner.email])
    expect((await app.visitor().post('/password-resets/confirm', { token, newPassword: weak })).status).toBe(422)
  expect((await app.visitor().post('/password-resets/confirm', { token, newPassword })).status).toBe(200)
})

test('an unknown e-mail gets the same answer, and no mail', async () => {
  const known = await app.visitor().post('/password-resets', { email: (await makeLearner(app)).email })
  const unknown = await app.visitor().post('/password-resets', { email: 'tidak.ada.sama@contoh.test' })

  expect(unknown).toEqual({ ...known, headers: unknown.headers })
  expect(await mailsTo(app, 'tidak.ada.sama@contoh.test')).toEqual([])
})

test('a password is changed with the present one; other devices are signed out', async () => {
  const desk = await signedInLearner(app)
  const other = app.visitor()
  await signInAs(other, desk.learner.email)
  const before = desk.cookies.get('local_sid_learner')

  const wrong = await desk.post('/me/password', { currentPassword: 'bukan ini', newPassword })
  expect(wrong).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'currentPassword' }] } } })
  expect((await desk.post('/me/password', { currentPassword: factoryPassword, newPassword })).status).toBe(200)

  expect((await other.get('/me')).status).toBe(401)
  expect((await desk.get('/me')).status).toBe(200)
  expect(desk.cookies.get('local_sid_learner')).not.toBe(before)
})

test('a number is verified by the code that WhatsApp brings', async () => {
  const desk = await signedInLearner(app, { phone: '628111111111' })
  const asked = await desk.post('/me/phone', { phone: '08111111111' })
  const { codeId } = asked.body.data as { codeId: string }

  const confirmed = await desk.post('/me/phone/confirm', { codeId, code: await messagedCode(app, '628111111111') })

  expect(confirmed).toMatchObject({ status: 200, body: { data: { phone: '628111111111', isPhoneVerified: true } } })
  // The same code again is as good as a wrong one.
  const again = await desk.post('/me/phone/confirm', { codeId, code: await messagedCode(app, '628111111111') })
  expect(again).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'code' }] } } })
})

test('another number needs the present password, and belongs to the account that verified it first', async () => {
  const desk = await signedInLearner(app)
  const phone = '628222222222'
  expect((await desk.post('/me/phone', { phone })).status).toBe(422)
  await makeLearner(app, { phone, isPhoneVerified: true })

  const asked = await desk.post('/me/phone', { phone, currentPassword: factoryPassword })
  const { codeId } = asked.body.data as { codeId: string }
  const confirmed = await desk.post('/me/phone/confirm', { codeId, code: await messagedCode(app, phone) })

  expect(confirmed).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'phone' }] } } })
  expect((await desk.get('/me')).body.data).toMatchObject({ isPhoneVerified: false })
})

test('another number is announced by mail and to the former number, if that was proven', async () => {
  const former = '628444444444'
  const desk = await signedInLearner(app, { phone: former, isPhoneVerified: true })
  const phone = '628555551234'
  const asked = await desk.post('/me/phone', { phone, currentPassword: factoryPassword })
  const { codeId } = asked.body.data as { codeId: string }
  expect((await desk.post('/me/phone/confirm', { codeId, code: await messagedCode(app, phone) })).status).toBe(200)

  const mail = (await mailsTo(app, desk.learner.email)).at(-1)
  expect(mail?.subject).toBe('Nomor WhatsApp akun Naikkelas Anda diganti')
  expect(mail?.text).toContain('berakhiran 1234')
  expect(await messagedCode(app, former)).toBe('1234')
})

test('a number that was never proven gets no message about the next one, and the first one is no change', async () => {
  const desk = await signedInLearner(app, { phone: '628666666666' })
  const change = async (phone: string, currentPassword?: string) => {
    const { body } = await desk.post('/me/phone', {
      phone,
      ...(currentPassword === undefined ? {} : { currentPassword }),
    })
    const { codeId } = body.data as { codeId: string }
    await desk.post('/me/phone/confirm', { codeId, code: await messagedCode(app, phone) })
    return (await mailsTo(app, desk.learner.email)).length
  }
  expect(await change('628777777777', factoryPassword)).toBe(1)
  expect(await messagedCode(app, '628666666666')).toBe('none')

  const first = await signedInLearner(app, { phone: '628888888888' })
  const { body } = await first.post('/me/phone', { phone: '628888888888' })
  const { codeId } = body.data as { codeId: string }
  await first.post('/me/phone/confirm', { codeId, code: await messagedCode(app, '628888888888') })
  expect(await mailsTo(app, first.learner.email)).toEqual([])
})

test('a code of one account confirms nothing for another', async () => {
  const [desk, stranger] = [await signedInLearner(app, { phone: '628333333333' }), await signedInLearner(app)]
  const { body } = await desk.post('/me/phone', { phone: '628333333333' })
  const { codeId } = body.data as { codeId: string }

  const stolen = await stranger.post('/me/phone/confirm', { codeId, code: await messagedCode(app, '628333333333') })

  expect(stolen.status).toBe(422)
  expect((await stranger.get('/me')).body.data).toMatchObject({ isPhoneVerified: false })
})

test('a new e-mail replaces the former one once its code is typed, and the former one is notified', async () => {
  const desk = await signedInLearner(app)
  const other = app.visitor()
  await signInAs(other, desk.learner.email)
  const email = 'alamat.baru@contoh.test'
  const asked = await desk.post('/me/email', { email, currentPassword: factoryPassword })
  const { codeId } = asked.body.data as { codeId: string }

  const confirmed = await desk.post('/me/email/confirm', { codeId, code: await mailedCode(app, email) })

  expect(confirmed).toMatchObject({ status: 200, body: { data: { email, isEmailVerified: true } } })
  expect((await other.get('/me')).status).toBe(401)
  await signInAs(app.visitor(), email)
  expect((await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)).toContain(
    'Alamat e-mail akun Naikkelas Anda diganti',
  )
})

test('the e-mail of another account cannot be taken, and the answer does not disclose that it exists', async () => {
  const [desk, owner] = [await signedInLearner(app), await makeLearner(app)]
  const known = await desk.post('/me/email', { email: owner.email, currentPassword: factoryPassword })
  const unknown = await desk.post('/me/email', { email: 'belum.ada@contoh.test', currentPassword: factoryPassword })

  expect([known.status, unknown.status]).toEqual([201, 201])
  const mails = await mailsTo(app, owner.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Alamat e-mail ini sudah dipakai di Naikkelas'])
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/)
})

test('a learner changes the own name, and what shows it follows', async () => {
  const desk = await signedInLearner(app)

  expect((await desk.patch('/me', { name: 'Nama Baru' })).body.data).toMatchObject({ name: 'Nama Baru' })

  expect(decodeURIComponent(desk.cookies.get('local_dataUser') ?? '')).toContain('Nama Baru')
  expect((await desk.patch('/me', { name: '' })).status).toBe(422)
  expect((await desk.patch('/me', { name: 'x', email: 'lain@contoh.test' })).status).toBe(422)
})

test.each([
  ['GET', '/me', undefined],
  ['PATCH', '/me', { name: 'x' }],
  ['POST', '/me/password', {}],
  ['POST', '/me/email', {}],
  ['POST', '/me/email/confirm', {}],
  ['POST', '/me/phone', {}],
  ['POST', '/me/phone/confirm', {}],
  ['GET', '/me/sessions', undefined],
  ['DELETE', '/me/sessions/0197a1c2-0000-7000-8000-000000000001', undefined],
  ['GET', '/guide?type=1', undefined],
  ['POST', '/guide', {}],
])('%s %s is for members', async (method, path, body) => {
  expect((await app.visitor().send(method, path, body)).status).toBe(401)
})
