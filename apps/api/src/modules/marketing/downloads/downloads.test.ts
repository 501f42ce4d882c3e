import type { Download, LeadForm } from '@naikkelas/contract/marketing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { formField, formSection, publishForm } from '../../../testing/form-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-22T03:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const pdf = Buffer.from('%PDF-1.7\nisi buku kecil')
beforeEach(() => {
  now = new Date('2026-11-22T03:00:00Z')
})

async function upload(from: Pick<typeof desk, 'cookies'> | null, bytes: Uint8Array, name = 'Buku (kecil).pdf') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  const cookie = from ? [...from.cookies].map(([key, value]) => `${key}=${value}`).join('; ') : ''
  const headers = { origin: 'http://localhost:3000', 'x-requested-with': 'naikkelas', cookie }
  const request = new Request('http://localhost:3000/api/admin/downloads', { method: 'POST', headers, body: form })
  const response = await app.fetch(request, { clientAddress: '203.0.113.7' })
  return { status: response.status, data: ((await response.json()) as { data: Download }).data }
}

/** A published form that gives a file, and what its sender is led to. */
async function givingForm() {
  const { data: download } = await upload(desk, pdf)
  const cta = { label: 'Kirim', target: { kind: 'url', href: download.address }, style: 'primary', note: '' }
  const section = formSection('lead_form', { fields: [formField('name')], cta })
  const { page, at } = await publishForm(desk, section)
  const send = async (name: string) => {
    const { goTo } = (await visitor.post(at, { answers: { name } })).body.data as { goTo: string }
    return new URL(goTo, 'http://localhost:3000').searchParams.get('isian') ?? ''
  }
  const formFor = async (sent = '') => {
    const query = sent === '' ? '' : `?sent=${sent}`
    return (await visitor.get(`${at}${query}`)).body.data as LeadForm
  }
  return { download, page, section, send, formFor }
}
const open = (address: string, init: RequestInit = {}, clientAddress = '1.2.3.4') =>
  app.fetch(new Request(`http://localhost:3000${address}`, init), { clientAddress })
const flipped = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`

describe('a file after a form', () => {
  test('is served only to the sender, under its name and as an attachment', async () => {
    const { download, send, formFor } = await givingForm()
    expect((await formFor()).next).toBeNull()
    const next = (await formFor(await send('Sari'))).next
    expect(next).toMatchObject({ kind: 'file', address: expect.stringMatching(/^\/api\/downloads\//) })
    const file = await open(next?.address ?? '')
    expect(file.status).toBe(200)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Buku%20%28kecil%29.pdf")
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect((await open(download.address)).status).toBe(404)
  })

  test('has an address that ends after a day and says of which form a new one is had', async () => {
    const { page, section, send, formFor } = await givingForm()
    const address = (await formFor(await send('Budi'))).next?.address ?? ''
    const token = address.split('/').at(-1) ?? ''
    const place = { pageId: page.id, sectionId: section.id }
    expect((await visitor.get(`/download-links/${token}`)).body.data).toEqual({ isOpen: true, ...place })
    now = new Date('2026-11-23T03:00:01Z')
    const ended = await open(address)
    expect([ended.status, ended.headers.get('location')]).toEqual([302, `/unduh/${token}`])
    expect((await visitor.get(`/download-links/${token}`)).body.data).toEqual({ isOpen: false, ...place })
  })

  test('is not served at a tampered or made-up address', async () => {
    const [first, other] = [await givingForm(), await givingForm()]
    const tokenOf = async ({ send, formFor }: typeof first) =>
      (await formFor(await send('Citra'))).next?.address.split('/').at(-1) ?? ''
    const [token, foreign] = [await tokenOf(first), await tokenOf(other)]
    const [until = '', file = '', ...rest] = token.split('.')
    const mac = rest.at(-1) ?? ''
    const forgeries = [
      ...[0, until.length + 3, token.length - mac.length, token.length - 1].map((at) => flipped(token, at)),
      ['zzzzzzzzz', file, ...rest].join('.'),
      [until, other.download.id, ...rest].join('.'),
      token.replace(mac, foreign.split('.').at(-1) ?? ''),
      ...['x', '=', '.', '%00', '%0A'].map((tail) => `${token}${tail}`),
      token.slice(0, -mac.length),
      token.replaceAll('.', '%252E'),
      'a'.repeat(5_000),
      unknownId,
    ]
    for (const forged of forgeries) {
      for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-3' } }]) {
        const answer = await open(`/api/downloads/${forged}`, init, '1.2.3.5')
        expect([forged, answer.status, await answer.text()]).toEqual([forged, 302, ''])
        expect(answer.headers.get('content-disposition')).toBeNull()
      }
      expect((await visitor.get(`/download-links/${forged}`)).status).toBeGreaterThanOrEqual(404)
    }
    expect((await first.formFor('karangan.saja')).next).toBeNull()
    // What was sent by another form opens nothing here.
    expect((await first.formFor(await other.send('Eka'))).next).toBeNull()
  })

  test('is asked about without being read', async () => {
    const { send, formFor } = await givingForm()
    const address = (await formFor(await send('Fitri'))).next?.address ?? ''
    const read = vi.spyOn(app.context.ports.blobs, 'read')
    const asked = await open(address, { method: 'HEAD' })
    expect([asked.status, asked.headers.get('content-length')]).toEqual([200, String(pdf.length)])
    expect(read).not.toHaveBeenCalled()
    expect(await (await open(address)).text()).toBe(pdf.toString())
    expect(read).toHaveBeenCalledOnce()
  })

  test('resumes after a lost connection, and restarts when the file has changed', async () => {
    const { send, formFor } = await givingForm()
    const address = (await formFor(await send('Gita'))).next?.address ?? ''
    const tag = (await open(address)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/)
    const part = async (headers: Record<string, string>) => {
      const answer = await open(address, { headers })
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    const [text, size] = [pdf.toString(), pdf.length]
    const rest = [206, `bytes 5-${size - 1}/${size}`, text.slice(5)]
    expect(await part({ range: 'bytes=5-' })).toEqual(rest)
    expect(await part({ range: 'bytes=5-', 'if-range': tag })).toEqual(rest)
    expect(await part({ range: 'bytes=5-', 'if-range': '"lain"' })).toEqual([200, null, text])
    expect(await part({ range: 'bytes=5-', 'if-range': 'Sun, 22 Nov 2026 03:00:00 GMT' })).toEqual([200, null, text])
    expect(await part({ range: `bytes=${size}-` })).toEqual([416, `bytes */${size}`, ''])
    const asked = await open(address, { method: 'HEAD', headers: { range: 'bytes=5-' } })
    expect([
      asked.status,
      ...['accept-ranges', 'etag', 'content-length'].map((name) => asked.headers.get(name)),
    ]).toEqual([200, 'bytes', tag, String(size)])
  })

  test('a download without its file on disk is 404, and served again once the file is back', async () => {
    const { send, formFor } = await givingForm()
    const address = (await formFor(await send('Hana'))).next?.address ?? ''
    const missing = vi.spyOn(app.context.ports.blobs, 'size').mockResolvedValueOnce(undefined)
    onTestFinished(() => missing.mockRestore())
    expect((await open(address)).status).toBe(404)
    const file = await open(address)
    expect([file.status, await file.text()]).toEqual([200, pdf.toString()])
  })

  test('that was deleted is not served any more', async () => {
    const { download, send, formFor } = await givingForm()
    const sent = await send('Dewi')
    const address = (await formFor(sent)).next?.address ?? ''
    expect((await desk.remove(`/admin/downloads/${download.id}`)).status).toBe(200)
    expect((await open(address)).status).toBe(302)
    expect((await formFor(sent)).next).toBeNull()
    expect((await desk.remove(`/admin/downloads/${download.id}`)).status).toBe(404)
  })
})

describe('bringing a file', () => {
  test('accepts PDF and ZIP by content, and nothing else', async () => {
    expect((await upload(desk, Buffer.from('PK\u0003\u0004isi'), 'kelas.docx')).status).toBe(201)
    for (const bytes of ['<html><script>alert(1)</script>', 'MZ\u0090', ''])
      expect((await upload(desk, Buffer.from(bytes), 'buku.pdf')).status).toBe(422)
    expect((await upload(desk, Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024)]))).status).toBe(413)
  })

  test('can be managed by admins who design pages', async () => {
    const reader = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'view' }] })
    const stranger = await app.signedIn({ role: 2, menus: [] })
    expect((await upload(null, pdf)).status).toBe(401)
    expect((await upload(reader, pdf)).status).toBe(403)
    expect((await visitor.get('/admin/downloads')).status).toBe(401)
    expect((await reader.get('/admin/downloads')).status).toBe(200)
    expect((await stranger.get('/admin/downloads')).status).toBe(403)
    expect((await visitor.remove(`/admin/downloads/${unknownId}`)).status).toBe(401)
    expect((await reader.remove(`/admin/downloads/${unknownId}`)).status).toBe(403)
    expect(JSON.stringify((await desk.get('/admin/downloads')).body.data)).not.toMatch(/sha256/)
  })
})
