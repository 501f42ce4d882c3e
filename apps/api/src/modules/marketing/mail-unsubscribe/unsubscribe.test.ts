import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { formField, formSection, publishForm } from '../../../testing/form-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { MailMessage } from '../../../platform/mail/index.ts'

let now = new Date('2026-11-10T03:00:00Z')
const mails: MailMessage[] = []
const app = await createTestApp({
  overrides: { clock: { now: () => now }, mail: { send: async (message) => void mails.push(message) } },
})
const desk = await app.signedIn()
beforeEach(() => (mails.length = 0))

/** As a mail program posts it: without origin and cookies. */
async function post(address: string, body = 'List-Unsubscribe=One-Click') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(address, { method: 'POST', headers, body })
  return (await app.fetch(request, { clientAddress: '198.51.100.4' })).status
}

async function noticeOf(email: string) {
  const { page, at } = await publishForm(desk, formSection('lead_form', { fields: [formField('name')] }))
  await desk.post('/admin/lead-recipients', { email, pageId: page.id, sectionId: null })
  await app.visitor().post(at, { answers: { name: 'Sari' } })
  await app.jobs.runDue()
  return mails.find(({ to }) => to.address === email)?.unsubscribe ?? ''
}
const recipients = async () => JSON.stringify((await desk.get('/admin/lead-recipients')).body.data)

test('posted by a mail program it ends the notices, however often', async () => {
  const unsubscribe = await noticeOf('satu@toko.co')
  expect(unsubscribe).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\/r/)
  expect(await recipients()).toContain('satu@toko.co')
  expect(await post(unsubscribe)).toBe(200)
  expect(await recipients()).not.toContain('satu@toko.co')
  expect(await post(unsubscribe)).toBe(200)
})

test('mails sent before the path was renamed can still be unsubscribed from', async () => {
  const former = (await noticeOf('lama@toko.co')).replace('/unsubscribe/', '/one-click-opt-outs/')
  const opened = await app.fetch(new Request(former), {})
  expect([opened.status, opened.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/berhenti\/r/)])
  expect(await recipients()).toContain('lama@toko.co')
  expect(await post(former)).toBe(200)
  expect(await recipients()).not.toContain('lama@toko.co')
})

test('opened it ends nothing: people are led to the question', async () => {
  const unsubscribe = await noticeOf('dua@toko.co')
  const opened = await app.fetch(new Request(unsubscribe), {})
  expect([opened.status, opened.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/berhenti\/r/)])
  expect(await post(unsubscribe, 'apa saja')).toBe(400)
})

test('an unsigned link, or one signed for something else, unsubscribes no address', async () => {
  const unsubscribe = await noticeOf('tiga@toko.co')
  for (const forged of [`${unsubscribe}x`, unsubscribe.replace('/r', '/w'), unsubscribe.replace('/r', '/l')])
    expect(await post(forged)).toBe(404)
  expect(await post(unsubscribe, 'List-Unsubscribe=One-Click'.padEnd(5_000, ' '))).toBe(413)
  expect(await recipients()).toContain('tiga@toko.co')
})

test('the mail of the week is left with one press too', async () => {
  const reader = await app.signedIn({ email: 'pekan@naikkelas.test' })
  await reader.patch('/admin/weekly-mail', { isOn: true })
  now = new Date('2026-11-16T01:00:00Z')
  await app.runJob('weekly-mail', {})
  const { rows } = await app.database.queries.execute(
    sql`SELECT unsubscribe_address AS at FROM mails WHERE recipient_email = 'pekan@naikkelas.test'`,
  )
  const unsubscribe = String(rows[0]?.at)
  expect((await app.fetch(new Request(unsubscribe), {})).headers.get('location')).toBe('/admin/akun')
  expect((await reader.get('/admin/weekly-mail')).body.data).toEqual({ isOn: true })
  expect(await post(unsubscribe)).toBe(200)
  expect((await reader.get('/admin/weekly-mail')).body.data).toEqual({ isOn: false })
})
