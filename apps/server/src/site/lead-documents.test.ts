import { expect, test } from 'vitest'
import { ownFormOf } from './lead-documents.ts'
import { createSite } from './site-app.ts'

const at = '/api/leads/0197a1c2-0000-7000-8000-000000000001/abcdefghij'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** What is sent to the site, and what comes back. */
async function send(path: string, init?: RequestInit) {
  const answered = (by: string) => async () => new Response(by)
  const site = createSite({
    api: { fetch: answered('api') },
    render: answered('web'),
    pages: { list: async () => [], preview: async () => null, asset: async () => null },
    publicUrl: 'https://naikkelas.test',
    appEnv: 'production',
    siteHeaders: [],
    requestFacts: () => ({}),
    requestId: () => 'request-of-a-test',
    onFailure: () => {},
  })
  return site.fetch(new Request(`https://naikkelas.test${path}`, init))
}

/** Which part answers a request: the API or the web application. */
async function answeredBy(path: string, init?: RequestInit) {
  const response = await send(path, init)
  return response.ok ? response.text() : response.status
}

test('a form submitted without a script is answered with a page', async () => {
  expect(await answeredBy(at, { method: 'POST', headers: form, body: 'name=Sari' })).toBe('web')
  expect(await answeredBy('/api/leads/pratinjau', { method: 'POST', headers: form, body: 'name=Sari' })).toBe('web')
  expect(await answeredBy(at, { headers: { accept: 'text/html,*/*' } })).toBe('web')
})

test('a script is answered by the API', async () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect(await answeredBy(at, json)).toBe('api')
  expect(await answeredBy(at, { headers: { accept: 'application/json' } })).toBe('api')
})

test('it reaches no other address of the API', async () => {
  for (const path of ['/api/admin/leads', '/api/admin/sign-in', `${at}/lain`, '/api/leads'])
    expect(await answeredBy(path, { method: 'POST', headers: form, body: 'a=b' }), path).toBe('api')
})

test('a cross-site form submission is refused with a message', async () => {
  const foreign = { ...form, origin: 'https://jahat.example' }
  expect(await answeredBy(at, { method: 'POST', headers: foreign, body: 'name=Sari' })).toBe(403)
  const own = { ...form, origin: 'https://naikkelas.test' }
  expect(await answeredBy(at, { method: 'POST', headers: own, body: 'name=Sari' })).toBe('web')
})

test('a form with an opaque origin may be submitted, and no origin is passed on', () => {
  const request = new Request(`https://naikkelas.test${at}`, { method: 'POST', headers: { ...form, origin: 'null' } })
  expect(ownFormOf(request)?.headers.get('origin')).toBeNull()
  expect(ownFormOf(request)?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
})

test('a form larger than 64 KB is refused, with or without Content-Length', async () => {
  const body = `name=${'a'.repeat(64 * 1024)}`
  expect(await answeredBy(at, { method: 'POST', headers: form, body })).toBe(413)
  const stream = new Blob([body]).stream()
  expect(await answeredBy(at, { method: 'POST', headers: form, body: stream, duplex: 'half' } as RequestInit)).toBe(413)
})

test('a form that is too large, sent without a script, is answered with a helpful page', async () => {
  const sentence = 'Tekan tombol kembali di browser: isian Anda masih ada di sana.'
  const long = { method: 'POST', headers: form, body: `name=${'a'.repeat(70_000)}` }
  const answer = await send(at, long)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await answer.text()
  expect(page).toContain('<h1>Isian Anda terlalu panjang</h1>')
  expect(page).toContain(sentence)
  const browser = { ...form, accept: 'text/html,application/xhtml+xml' }
  expect(await (await send('/admin/login', { ...long, headers: browser })).text()).toContain(sentence)
  expect(await (await send('/admin/login', long)).text()).toBe('Data yang dikirim terlalu besar.')
})

test('a cross-site form submission is answered with an error page', async () => {
  const headers = { ...form, origin: 'https://jahat.example' }
  const page = await (await send(at, { method: 'POST', headers, body: 'name=Sari' })).text()
  expect(page).toContain('<h1>Isian belum terkirim</h1><p>Permintaan ini tidak berasal dari halaman kami.</p>')
})
