import { afterAll, beforeEach, expect, test } from 'vitest'
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts'
import { createWebhookSender } from './webhook-sender.ts'

const receiver = await startWebhookReceiver()
afterAll(receiver.stop)
beforeEach(() => {
  receiver.received.length = 0
  Object.assign(receiver.answer, { status: 200, body: 'diterima', headers: {} })
})

const strict = createWebhookSender({ protocols: ['http:', 'https:'] })
const open = createWebhookSender({ isAllowed: () => true, protocols: ['http:'] })
const message = { headers: { 'webhook-id': 'satu' }, body: '{"a":"é"}' }

test('a message arrives whole, with its headers', async () => {
  expect(await open.send({ ...message, url: receiver.url })).toEqual({ status: 200, excerpt: 'diterima' })
  expect(receiver.received).toMatchObject([
    { headers: { 'webhook-id': 'satu', 'content-type': 'application/json' }, body: '{"a":"é"}' },
  ])
})

test('an address of our own house gets nothing, by its number or by a name that means it', async () => {
  const { port } = new URL(receiver.url)
  for (const host of [
    '127.0.0.1',
    '127.0.0.1.',
    'localhost',
    'localhost.',
    'localhost..',
    'toko.localhost.',
    'intranet.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '169.254.169.254',
  ]) {
    const answer = await strict.send({ ...message, url: `http://${host}:${port}/masuk` })
    expect([host, answer]).toEqual([
      host,
      { status: null, excerpt: expect.stringContaining('bukan alamat di internet') },
    ])
  }
  // A name that is looked up: the check is of what it means, not of how it is spelled.
  const byName = createWebhookSender({ isAllowed: (address) => address === '127.0.0.9', protocols: ['http:'] })
  expect((await byName.send({ ...message, url: `http://localhost.:${port}/` })).status).toBeNull()
  expect(receiver.received).toEqual([])
})

test('a redirect is an answer and is not followed', async () => {
  Object.assign(receiver.answer, { status: 307, body: '', headers: { location: `${receiver.url}/lain` } })
  expect((await open.send({ ...message, url: receiver.url })).status).toBe(307)
  expect(receiver.received).toHaveLength(1)
})

test('of a long answer only the beginning is kept', async () => {
  receiver.answer.body = 'x\u0000y'.repeat(100_000)
  const { excerpt } = await open.send({ ...message, url: receiver.url })
  expect(excerpt.length).toBeLessThanOrEqual(1_000)
  expect(excerpt).not.toContain('\u0000')
})

test('an unreachable receiver is no response, and not logged as an error', async () => {
  expect(await open.send({ ...message, url: 'http://127.0.0.1:1025/' })).toEqual({
    status: null,
    excerpt: 'Situs ini menolak sambungan (ECONNREFUSED)',
  })
})

test('an unknown host is reported with a message', async () => {
  const { excerpt } = await open.send({ ...message, url: 'http://tidak-ada.invalid/' })
  expect(excerpt).toMatch(/^Nama situs ini (tidak ditemukan \(ENOTFOUND\)|belum dapat dicari \(EAI_AGAIN\))$/)
})

test.each([
  ['http://contoh.test/', 'Tulis alamat lengkap yang diawali https://'],
  ['ftp://contoh.test/', 'Tulis alamat lengkap yang diawali https://'],
  ['contoh', 'Tulis alamat lengkap yang diawali https://'],
  ['', 'Tulis alamat lengkap yang diawali https://'],
  ['https://nama:sandi@contoh.test/', 'Alamat tidak boleh berisi nama pengguna atau sandi'],
  ['https://localhost/', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://localhost./', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://LOCALHOST%2e/', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://localhost\u3002/', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://localhost../', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://toko.localhost./', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://intranet./', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://./', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://10.0.0.8./', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://10.0.0.8../', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://intranet/', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://10.0.0.8/', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
  ['https://[::1]/', 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'],
])('%j is refused: %s', (url, sentence) => expect(createWebhookSender().flawOf(url)).toBe(sentence))

test('an address on the internet may be written to', () => {
  for (const url of ['https://hooks.contoh.com:8443/masuk?kunci=1', 'https://hooks.contoh.com./masuk'])
    expect(createWebhookSender().flawOf(url)).toBeNull()
})

test.for([22, 25, 53, 465, 587, 993, 5432, 6379, 11_211, 27_017])('port %i is refused', (port) => {
  expect(createWebhookSender().flawOf(`https://toko.id:${port}/kait`)).toBe(
    'Port ini milik layanan lain. Pakai 443, 80, atau port di atas 1023.',
  )
})

test.for(['', ':443', ':80', ':8443', ':3000'])('a webhook at port %j may be written to', (port) => {
  expect(createWebhookSender().flawOf(`https://toko.id${port}/kait`)).toBeNull()
})
