import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailsTo, signedInLearner, signInAs } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { findWantedChannels } from './index.ts'

const app = await createTestApp()

interface Choice {
  kind: string
  channel: string
  isOn: boolean
  isAlways: boolean
}
const shown = (data: unknown) =>
  (data as Choice[]).map(({ kind, channel, isOn, isAlways }) => `${kind} ${channel} ${isAlways ? 'always' : isOn}`)

test('a member chooses by channel; what protects the account and receipts cannot be switched off', async () => {
  const desk = await signedInLearner(app)
  expect(shown((await desk.get('/me/notifications')).body.data)).toEqual([
    'security email always',
    'orders email always',
    'orders whatsapp true',
    'learning email true',
    'learning whatsapp false',
    'checkouts email false',
  ])

  await desk.post('/me/notifications', { kind: 'learning', channel: 'whatsapp', isOn: true })
  const changed = await desk.post('/me/notifications', { kind: 'orders', channel: 'whatsapp', isOn: false })

  expect(shown(changed.body.data).slice(2)).toEqual([
    'orders whatsapp false',
    'learning email true',
    'learning whatsapp true',
    'checkouts email false',
  ])
})

test('a sender asks by which channels a member wants to be notified', async () => {
  const desk = await signedInLearner(app)
  const wanted = (kind: 'security' | 'orders' | 'learning') =>
    findWantedChannels(app.database.queries, desk.learner.id, kind)
  expect(await Promise.all([wanted('security'), wanted('orders'), wanted('learning')])).toEqual([
    ['email'],
    ['email', 'whatsapp'],
    ['email'],
  ])

  await desk.post('/me/notifications', { kind: 'orders', channel: 'whatsapp', isOn: false })
  await desk.post('/me/notifications', { kind: 'learning', channel: 'email', isOn: false })

  expect(await Promise.all([wanted('security'), wanted('orders'), wanted('learning')])).toEqual([
    ['email'],
    ['email'],
    [],
  ])
})

test('a member who switches everything off is still notified of what protects the account', async () => {
  const desk = await signedInLearner(app)
  for (const [kind, channel] of [
    ['orders', 'whatsapp'],
    ['learning', 'email'],
    ['learning', 'whatsapp'],
  ])
    await desk.post('/me/notifications', { kind, channel, isOn: false })
  await desk.post('/me/consents', { purpose: 'product_news', isGiven: false })

  await signInAs(app.visitor(), desk.learner.email)
  await desk.post('/me/data', { currentPassword: factoryPassword })
  await desk.post('/me/password', { currentPassword: factoryPassword, newPassword: 'papan tulis kapur 12' })
  await desk.post('/me/deletion', { currentPassword: 'papan tulis kapur 12' })

  expect((await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)).toEqual([
    'Akun Naikkelas Anda masuk dari perangkat baru',
    'Salinan data Naikkelas Anda sudah diunduh',
    'Kata sandi Naikkelas Anda diganti',
    'Akun Naikkelas Anda ditutup',
  ])
})

test.each([
  [{ kind: 'security', channel: 'email', isOn: false }, 'Pemberitahuan ini tidak dapat dimatikan'],
  [{ kind: 'security', channel: 'whatsapp', isOn: true }, 'Pemberitahuan ini tidak dikirim lewat saluran itu'],
  [{ kind: 'weather', channel: 'email', isOn: true }, 'Pemberitahuan ini tidak ada'],
  [{ kind: 'orders', channel: 'sms', isOn: true }, 'Pilih e-mail atau WhatsApp'],
])('%j is refused', async (body, message) => {
  const desk = await signedInLearner(app)
  expect(await desk.post('/me/notifications', body)).toMatchObject({
    status: 422,
    body: { data: { fields: [{ message }] } },
  })
})

test.each(['GET', 'POST'])('%s is for members', async (method) => {
  const body = method === 'GET' ? undefined : { kind: 'orders', channel: 'whatsapp', isOn: false }
  expect((await app.visitor().send(method, '/me/notifications', body)).status).toBe(401)
})
