import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { partOf, startSmtpReceiver } from '../../testing/smtp-receiver.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createMail } from './create-mail.ts'
import { deleteOldMails, insertMail } from './index.ts'

const place = {
  appEnv: 'local' as const,
  mailFrom: 'Naikkelas <halo@naikkelas.test>',
  publicUrl: 'https://naikkelas.test',
}

/** An app whose mails go to a mail server of the calling test's own. */
async function withReceiver(answers: Parameters<typeof startSmtpReceiver>[0] = {}) {
  const receiver = await startSmtpReceiver(answers)
  onTestFinished(receiver.stop)
  const mail = createMail({ ...place, smtpUrl: receiver.url }, '/nowhere')
  const said: string[] = []
  const app = await createTestApp({ overrides: { mail, onLine: (line) => said.push(line) } })
  const { queries } = app.database
  const rows = async () =>
    (
      await queries.execute(
        sql`SELECT key, attempts, sent_at, failed_at, failure, due_at > now() AS is_put_off FROM mails ORDER BY key`,
      )
    ).rows as {
      key: string
      attempts: number
      sent_at: string | null
      failed_at: string | null
      failure: string | null
      is_put_off: boolean
    }[]
  async function send() {
    app.housekeeping.sendMail()
    await app.housekeeping.idle()
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
  const { queries, receiver, rows, send } = await withReceiver()
  await insertMail(queries, mailTo('sari@contoh.test'))
  await insertMail(queries, mailTo('sari@contoh.test'))
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
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: expect.any(String), failed_at: null }])
})

test('what people are called never becomes a header or a recipient', async () => {
  const { queries, receiver, send } = await withReceiver()
  const hostile = 'Sari\r\nBcc: semua@contoh.test\r\n\r\nIsi lain'
  await insertMail(queries, mailTo('sari@contoh.test', { name: hostile, subject: hostile }))
  await send()
  const [letter] = receiver.letters
  expect(letter?.to).toEqual(['sari@contoh.test'])
  expect(letter?.source).not.toMatch(/^Bcc:/im)
})

test('a mail that one may leave says in its head where a mail program posts that, and no other does', async () => {
  const { queries, receiver, send } = await withReceiver()
  const unsubscribe = 'http://localhost:3000/api/one-click-opt-outs/abc\r\nBcc: lain@contoh.test'
  await insertMail(queries, { ...mailTo('sari@contoh.test'), unsubscribe })
  await insertMail(queries, mailTo('budi@contoh.test'))
  await send()
  const [left, other] = ['sari', 'budi'].map(
    (name) => receiver.letters.find(({ to }) => to.includes(`${name}@contoh.test`))?.source ?? '',
  )
  expect(left).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  expect(left).toMatch(/^List-Unsubscribe: ?\s*<http:\/\/localhost:3000\/api\/one-click-opt-outs\/abc/m)
  expect(left).not.toMatch(/^Bcc:/m)
  expect(other).not.toContain('List-Unsubscribe')
})

test('while the mail server is away nothing is lost, and it is asked again later', async () => {
  const { app, queries, receiver, rows, send } = await withReceiver()
  await receiver.stop()
  await insertMail(queries, mailTo('sari@contoh.test'))
  await insertMail(queries, mailTo('tono@contoh.test'))
  await send()
  // One try says that the server is away: the second mail is not tried in vain.
  expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 1])
  expect((await rows()).find(({ attempts }) => attempts === 1)).toMatchObject({ is_put_off: true, failed_at: null })
  await receiver.startAgain()
  await queries.execute(sql`UPDATE mails SET due_at = now()`)
  // Another process, which has not been turned away.
  const other = await createTestApp({
    database: app.database,
    overrides: { mail: createMail({ ...place, smtpUrl: receiver.url }, '/nowhere') },
  })
  other.housekeeping.sendMail()
  await other.housekeeping.idle()
  expect(receiver.letters.flatMap(({ to }) => to).sort()).toEqual(['sari@contoh.test', 'tono@contoh.test'])
})

test('a mail that is refused for good is not tried again and does not hold up the others', async () => {
  const { queries, receiver, rows, said, send } = await withReceiver({
    recipient: (address) => (address.startsWith('hilang@') ? '550 5.1.1 No such user' : undefined),
  })
  await insertMail(queries, mailTo('hilang@contoh.test'))
  await insertMail(queries, mailTo('sari@contoh.test'))
  await send()
  await queries.execute(sql`UPDATE mails SET due_at = now()`)
  await send()
  expect(receiver.letters.map(({ to }) => to)).toEqual([['sari@contoh.test']])
  expect(await rows()).toMatchObject([
    {
      key: 'hilang@contoh.test',
      attempts: 1,
      sent_at: null,
      failed_at: expect.any(String),
      failure: expect.stringContaining('550'),
    },
    { key: 'sari@contoh.test', attempts: 1, failed_at: null },
  ])
  expect(said.join()).toMatch(/refused for good.*550/)
})

test('a mail that cannot be taken now is tried ever more rarely, and given up after a day', async () => {
  const { queries, receiver, rows, said, send } = await withReceiver({ recipient: () => '450 4.2.0 Try later' })
  await insertMail(queries, mailTo('sari@contoh.test'))
  await send()
  await send()
  expect(await rows()).toMatchObject([{ attempts: 1, is_put_off: true, failed_at: null }])
  await queries.execute(sql`UPDATE mails SET due_at = now(), created_at = now() - interval '25 hours'`)
  await send()
  expect(await rows()).toMatchObject([
    { attempts: 2, failed_at: expect.any(String), failure: expect.stringContaining('450') },
  ])
  expect(said.join()).toMatch(/given up after a day/)
  receiver.answers.recipient = () => undefined
  await queries.execute(sql`UPDATE mails SET due_at = now()`)
  await send()
  expect(receiver.letters).toEqual([])
})

test('two processes send each mail once; one that died gives its mail back', async () => {
  const { app, queries, receiver, send } = await withReceiver()
  const other = await createTestApp({
    database: app.database,
    overrides: { mail: createMail({ ...place, smtpUrl: receiver.url }, '/nowhere') },
  })
  for (let number = 0; number < 20; number += 1) await insertMail(queries, mailTo(`orang${number}@contoh.test`))
  await queries.execute(
    sql`UPDATE mails SET leased_until = now() + interval '1 minute' WHERE key = 'orang7@contoh.test'`,
  )
  other.housekeeping.sendMail()
  await Promise.all([send(), other.housekeeping.idle()])
  expect(new Set(receiver.letters.flatMap(({ to }) => to)).size).toBe(19)
  expect(receiver.letters).toHaveLength(19)
  await queries.execute(sql`UPDATE mails SET leased_until = now() - interval '1 second' WHERE leased_until IS NOT NULL`)
  await send()
  expect(receiver.letters.at(-1)?.to).toEqual(['orang7@contoh.test'])
})

test('on a machine without a mail server mails are files to read', async () => {
  const dataDir = mkdtempSync(join(inject('testFolder'), 'mail-'))
  const app = await createTestApp({ overrides: { mail: createMail({ ...place, smtpUrl: undefined }, dataDir) } })
  await insertMail(app.database.queries, mailTo('sari@contoh.test'))
  app.housekeeping.sendMail()
  await app.housekeeping.idle()
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
  for (const key of ['baru', 'terkirim', 'lama']) await insertMail(queries, mailTo('sari@contoh.test', { key }))
  await queries.execute(sql`UPDATE mails SET created_at = now() - interval '31 days' WHERE key = 'lama'`)
  await queries.execute(
    sql`UPDATE mails SET sent_at = now(), created_at = now() - interval '31 days' WHERE key = 'terkirim'`,
  )
  app.housekeeping.sendMail()
  await app.housekeeping.idle()
  expect(await deleteOldMails(queries)).toBe(2)
  expect((await queries.execute(sql`SELECT key, attempts FROM mails`)).rows).toEqual([{ key: 'baru', attempts: 0 }])
})
