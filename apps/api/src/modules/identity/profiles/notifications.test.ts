import { expect, test } from 'vitest'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

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
  ])

  await desk.post('/me/notifications', { kind: 'learning', channel: 'whatsapp', isOn: true })
  const changed = await desk.post('/me/notifications', { kind: 'orders', channel: 'whatsapp', isOn: false })

  expect(shown(changed.body.data).slice(2)).toEqual([
    'orders whatsapp false',
    'learning email true',
    'learning whatsapp true',
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
