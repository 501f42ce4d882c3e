import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { signedInLearner } from '../../testing/learner-factories.ts'

const app = await createTestApp()

const ask = (asked: typeof app, facts: { isFromThisMachine?: boolean }, headers: Record<string, string> = {}) =>
  asked.fetch(new Request('http://localhost:3000/api/dev/outbox', { headers }), {
    clientAddress: '127.0.0.1',
    ...facts,
  })

test('a developer reads mails and WhatsApp messages on the own machine, newest first', async () => {
  const desk = await signedInLearner(app, { phone: '628123000111' })
  await app.visitor().post('/password-resets', { email: desk.learner.email })
  await app.runJobs()
  await desk.post('/me/phone', { phone: '628123000111' })

  const response = await ask(app, { isFromThisMachine: true })

  const { data } = (await response.json()) as { data: { channel: string; to: string; text: string }[] }
  expect(data.map(({ channel, to }) => [channel, to])).toEqual([
    ['whatsapp', '628123000111'],
    ['mail', desk.learner.email],
  ])
  expect(data[0]?.text).toMatch(/^\d{6} adalah kode verifikasi/)
  expect(data[1]?.text).toContain('/reset-password?token=')
})

test('it does not exist for other machines, whatever their headers say', async () => {
  const headers = { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' }
  expect((await ask(app, {}, headers)).status).toBe(404)
})

test('it does not exist outside of local', async () => {
  const production = await createTestApp({ database: app.database, overrides: { appEnv: 'production' } })
  expect((await ask(production, { isFromThisMachine: true })).status).toBe(404)
})
