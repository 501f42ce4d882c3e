import { expect, test } from 'vitest'
import { factoryPassword, makeAdmin } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/learner-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()

test.each([
  {
    realm: 'partner',
    signIn: '/partner/sign-in',
    reset: '/partner/kata-sandi',
    make: () => makePartnerAccount(app),
  },
  { realm: 'admin', signIn: '/admin/sign-in', reset: '/admin/kata-sandi', make: () => makeAdmin(app.database) },
])(
  'a mail reports a device that was never used for the account of a $realm, and none that was',
  async ({ signIn, reset, make }) => {
    const { email } = await make()
    const own = app.visitor()
    const enter = (visitor = own) => visitor.post(signIn, { email, password: factoryPassword })
    expect((await enter()).status).toBe(200)
    expect((await enter()).status).toBe(200)
    expect(await mailsTo(app, email)).toEqual([])

    expect((await enter(app.visitor())).status).toBe(200)

    const mails = await mailsTo(app, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Akun Naikkelas Anda masuk dari perangkat baru'])
    expect(mails[0]?.text).toContain(reset)
    expect((await enter()).status).toBe(200)
    expect(await mailsTo(app, email)).toHaveLength(1)
  },
)

test('a wrong password announces nothing', async () => {
  const { email } = await makeAdmin(app.database)
  await app.visitor().post('/admin/sign-in', { email, password: factoryPassword })
  await app.visitor().post('/admin/sign-in', { email, password: 'bukan kata sandinya' })

  expect(await mailsTo(app, email)).toEqual([])
})
