import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { partOf, startSmtpReceiver } from '../../testing/smtp-receiver.ts'
import { changedSettings } from '../../testing/settings-factories.ts'
import { createTestApp, type TestApp as App } from '../../testing/test-app.ts'
import { findJobs } from '../jobs/jobs.repo.ts'
import { createMail } from './create-mail.ts'
import { sendMail } from './send-mail.job.ts'
import { deleteOldMails, type NewMail, queueMail } from './index.ts'

const place = {
  appEnv: 'local' as const,
  mailFrom: 'Naikkelas <halo@naikkelas.test>',
  publicUrl: 'https://naikkelas.test',
}

/** As a use case does it: in the transaction of what the mail is about. */
const queue = ({ database, context }: App, mail: NewMail) => database.transaction((tx) => queueMail(context, tx, mail))

/** An app whose mails go to the calling test's own mail server. */
async function withReceiver(answers: Parameters<typeof startSmtpReceiver>[0] = {}) {
  const receiver = await startSmtpReceiver(answers)
  onTestFinished(receiver.stop)
  const mail = createMail({ ...place, smtpUrl: receiver.url }, '/nowhere')
  const said: string[] = []
  const app = await createTestApp({ overrides: { mail, onLine: (line) => said.push(line) } })
  const { queries } = app.database
  const rows = async () =>
    (await queries.execute(sql`SELECT key, sent_at, failed_at, failure FROM mails ORDER BY key`)).rows as {
      key: string
      sent_at: string | null
      failed_at: string | null
      failure: string | null
    }[]
  async function send() {
    await app.jobs.runDue()
  }
  return { app, queries, receiver, rows, said, send }
}

const mailTo = (address: string, given: { key?: string; subject?: string; name?: string } = {}) => ({
  key: given.key ?? address,
  to: { name: given.name ?? 'Sari', address },
  subject: given.subject ?? 'Rani menulis komentar',
  text: 'Baris pertama.\n.\nBaris ketiga – harga naik?',
  html: '<p>Baris pertama.</p>',
})

test('a mail from the outbox reaches the mail server once, in text and HTML', async () => {
  const { app, receiver, rows, send } = await withReceiver()
  await queue(app, mailTo('sari@contoh.test'))
  await queue(app, mailTo('sari@contoh.test'))
  await send()
  await send()
  expect(receiver.letters).toHaveLength(1)
  const [{ from, to, source } = { from: '', to: [], source: '' }] = receiver.letters
  expect([from, to]).toEqual(['halo@naikkelas.test', ['sari@contoh.test']])
  expect(source).toMatch(/^From: Naikkelas <halo@naikkelas.test>\r$/m)
  expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@naikkelas.test>\r$/m)
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(partOf(source, 'text/plain').replaceAll('\r\n', '\n')).toContain(
    'Baris pertama.\n.\nBaris ketiga – harga naik?',
  )
  expect(partOf(source, 'text/html')).toContain('<p>Baris pertama.</p>')
  expect(await rows()).toMatchObject([{ sent_at: expect.any(String), failed_at: null }])
})

test('a site that an admin has named sends its mails under that name, from the operator’s address', async () => {
  const { app, receiver, send } = await withReceiver()
  await changedSettings(await app.signedIn(), 'brand', { name: 'Toko, "Maju" <lain@contoh.test>' })
  await queue(app, mailTo('sari@contoh.test'))
  await send()
  const [letter] = receiver.letters
  expect(letter?.from).toBe('halo@naikkelas.test')
  const name = '"Toko, \\"Maju\\" <lain@contoh.test>"'
  expect(letter?.source.replaceAll('\r\n ', ' ').split('\r\n')).toContain(`From: ${name} <halo@naikkelas.test>`)
})

test('what people are called never becomes a header or a recipient', async () => {
  const { app, receiver, send } = await withReceiver()
  const hostile = 'Sari\r\nBcc: semua@contoh.test\r\n\r\nIsi lain'
  await queue(app, mailTo('sari@contoh.test', { name: hostile, subject: hostile }))
  await send()
  const [letter] = receiver.letters
  expect(letter?.to).toEqual(['sari@contoh.test'])
  expect(letter?.source).not.toMatch(/^Bcc:/im)
})

test('a mail that one may leave says in its head where a mail program posts that, and no other does', async () => {
  const { app, receiver, send } = await withReceiver()
  const unsubscribe = 'http://localhost:3000/api/unsubscribe/abc\r\nBcc: lain@contoh.test'
  await queue(app, { ...mailTo('sari@contoh.test'), unsubscribe })
  await queue(app, mailTo('budi@contoh.test'))
  await send()
  const [left, other] = ['sari', 'budi'].map(
    (name) => receiver.letters.find(({ to }) => to.includes(`${name}@contoh.test`))?.source ?? '',
  )
  expect(left).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  expect(left).toMatch(/^List-Unsubscribe: ?\s*<http:\/\/localhost:3000\/api\/unsubscribe\/abc/m)
  expect(left).not.toMatch(/^Bcc:/m)
  expect(other).not.toContain('List-Unsubscribe')
})

test('while the mail server is away nothing is lost, and it is asked again later', async () => {
  const { app, receiver, rows, send } = await withReceiver()
  await receiver.stop()
  await queue(app, mailTo('sari@contoh.test'))
  await queue(app, mailTo('tono@contoh.test'))
  await send()
  expect(await rows()).toMatchObject([
    { sent_at: null, failed_at: null, failure: expect.stringContaining('ECONNREFUSED') },
    { sent_at: null, failed_at: null },
  ])
  await receiver.startAgain()
  await app.runJobs()
  expect(receiver.letters.flatMap(({ to }) => to).sort()).toEqual(['sari@contoh.test', 'tono@contoh.test'])
})

test('a permanently refused mail is not retried and does not block others', async () => {
  const { app, receiver, rows, said, send } = await withReceiver({
    recipient: (address) => (address.startsWith('hilang@') ? '550 5.1.1 No such user' : undefined),
  })
  await queue(app, mailTo('hilang@contoh.test'))
  await queue(app, mailTo('sari@contoh.test'))
  await send()
  await app.runJobs()
  expect(receiver.letters.map(({ to }) => to)).toEqual([['sari@contoh.test']])
  expect(await rows()).toMatchObject([
    {
      key: 'hilang@contoh.test',
      sent_at: null,
      failed_at: expect.any(String),
      failure: expect.stringContaining('550'),
    },
    { key: 'sari@contoh.test', failed_at: null },
  ])
  expect(said.join()).toMatch(/refused for good.*550/)
})

test('a mail that cannot be taken now is tried ever more rarely, and given up after a day', async () => {
  const { app, queries, receiver, rows, said, send } = await withReceiver({ recipient: () => '450 4.2.0 Try later' })
  await queue(app, mailTo('sari@contoh.test'))
  await send()
  await send()
  const waiting = await findJobs(queries, { states: ['retry'], name: 'send-mail', limit: 5 })
  expect(waiting).toMatchObject([{ retryCount: 0 }])
  expect(await rows()).toMatchObject([{ failed_at: null, failure: expect.stringContaining('450') }])
  const { delaysSeconds } = sendMail.retry
  expect(delaysSeconds).toEqual([...delaysSeconds].sort((one, other) => one - other))
  expect(delaysSeconds.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(86_400)
  for (let left = delaysSeconds.length; left > 0; left -= 1) await app.runJobs()
  expect(await rows()).toMatchObject([{ failed_at: expect.any(String), failure: expect.stringContaining('450') }])
  expect(said.join()).toMatch(/given up after a day/)
  receiver.answers.recipient = () => undefined
  await app.runJobs()
  expect(receiver.letters).toEqual([])
})

test('two processes send each mail once', async () => {
  const { app, receiver, send } = await withReceiver()
  const other = await createTestApp({
    database: app.database,
    overrides: { mail: createMail({ ...place, smtpUrl: receiver.url }, '/nowhere') },
  })
  for (let number = 0; number < 20; number += 1) await queue(app, mailTo(`orang${number}@contoh.test`))
  await Promise.all([send(), other.jobs.runDue()])
  expect(receiver.letters).toHaveLength(20)
  expect(new Set(receiver.letters.flatMap(({ to }) => to)).size).toBe(20)
})

test('on a machine without a mail server mails are files to read', async () => {
  const dataDir = mkdtempSync(join(inject('testFolder'), 'mail-'))
  const app = await createTestApp({ overrides: { mail: createMail({ ...place, smtpUrl: undefined }, dataDir) } })
  await queue(app, mailTo('sari@contoh.test'))
  await app.jobs.runDue()
  const files = readdirSync(join(dataDir, 'mail'))
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
  const source = readFileSync(join(dataDir, 'mail', files[0] ?? ''), 'utf8')
  expect(source).toMatch(/^To: Sari <sari@contoh.test>/m)
  expect(source).toMatch(/^Subject: Rani menulis komentar/m)
})

test('elsewhere without a mail server mails wait, and old ones are not kept', async () => {
  expect(createMail({ ...place, appEnv: 'production', smtpUrl: undefined }, '/nowhere')).toBeUndefined()
  const app = await createTestApp()
  const { queries } = app.database
  for (const key of ['baru', 'terkirim', 'lama']) await queue(app, mailTo('sari@contoh.test', { key }))
  await queries.execute(sql`UPDATE mails SET created_at = now() - interval '31 days' WHERE key = 'lama'`)
  await queries.execute(
    sql`UPDATE mails SET sent_at = now(), created_at = now() - interval '31 days' WHERE key = 'terkirim'`,
  )
  await app.jobs.runDue()
  expect(await deleteOldMails(queries)).toBe(2)
  expect((await queries.execute(sql`SELECT key FROM mails`)).rows).toEqual([{ key: 'baru' }])
})
