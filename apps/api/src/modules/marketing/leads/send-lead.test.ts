import type { Lead, LeadForm } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aimOffer, formField, formSection, publish, publishForm } from '../../../testing/form-factories.ts'
import { change, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const sari = { name: 'Sari Wulandari', whatsapp: '0812-3456-7890' }
/** Each answer of a page by itself, also of one person, also what may be a robot's. */
async function leadsOf(pageId: string): Promise<Lead[]> {
  const list = async (query: string) =>
    ((await desk.get(`/admin/leads?pageId=${pageId}${query}`)).body.data as { items: Lead[] }).items
  const people = await Promise.all(
    (await list('')).map(async ({ id }) => (await desk.get(`/admin/leads/${id}/person`)).body.data as Lead[]),
  )
  return [...people.flat(), ...(await list('&box=spam'))].filter((lead) => lead.pageId === pageId)
}
const mistakes = ({ body }: Reply) =>
  Object.fromEntries(
    (body.data as { fields: { path: string; message: string }[] }).fields.map(({ path, message }) => [path, message]),
  )
const goTo = ({ body }: Reply) => (body.data as { goTo: string }).goTo

test('a submission is stored with page, version, section, consent and campaign, and no other personal data', async () => {
  const section = formSection('lead_form', {
    fields: [
      formField('name', { label: 'Nama lengkap' }),
      formField('whatsapp'),
      formField('text', { isRequired: false }),
    ],
    consent: 'Saya bersedia dihubungi lewat WhatsApp.',
  })
  const { page, at } = await publishForm(desk, section)
  const reply = await visitor.post(at, {
    answers: { ...sari, text: '', consent: 'yes', lain: 'tidak ditanya' },
    source: `http://localhost:3000${page.address}?utm_source=ig&gclid=x`,
  })
  expect(reply.status).toBe(200)
  expect(goTo(reply)).toBe(`/terima-kasih/${page.id}/${section.id}`)

  const [lead] = await leadsOf(page.id)
  expect(lead).toEqual({
    id: expect.any(String),
    pageId: page.id,
    pageName: page.name,
    pageVersion: page.headVersion,
    sectionId: section.id,
    isOrder: false,
    answers: [
      { name: 'name', kind: 'name', label: 'Nama lengkap', value: 'Sari Wulandari' },
      { name: 'whatsapp', kind: 'whatsapp', label: 'Nomor WhatsApp', value: '6281234567890' },
    ],
    consentText: 'Saya bersedia dihubungi lewat WhatsApp.',
    legalVersions: { privacy: 1, terms: 1, disclaimer: 1 },
    source: { path: page.address, utm: { utm_source: 'ig' } },
    attribution: null,
    variant: null,
    status: 'new',
    sentAt: now.toISOString(),
    suspicions: [],
    isOptedOut: false,
    anonymizedAt: null,
    personLeads: 1,
    optOutAddress: expect.stringMatching(/^http:\/\/localhost:3000\/berhenti\/l[0-9a-f]{32}\.[\w-]{32}$/),
  })
  const { rows } = await app.database.queries.execute(
    sql`SELECT to_jsonb(leads)::text AS row FROM leads WHERE page_id = ${page.id}`,
  )
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
})

test('every error is returned with its field and a message, and nothing is stored', async () => {
  const { page, at } = await publishForm(
    desk,
    formSection('lead_form', {
      fields: [
        formField('name', { label: 'Nama toko' }),
        formField('whatsapp'),
        formField('email', { isRequired: false }),
        formField('choice', { label: 'Kelas', options: 'Pagi\nMalam' }),
        formField('text', { isRequired: false }),
      ],
      consent: 'Saya setuju.',
    }),
  )
  const reply = await visitor.post(at, {
    answers: { name: ' \u200b ', whatsapp: '021 555 1234', email: 'sari@', choice: 'Siang', text: 'a'.repeat(501) },
  })
  expect(reply.status).toBe(422)
  expect(mistakes(reply)).toEqual({
    'answers.name': 'Nama toko harus diisi',
    'answers.whatsapp': 'Tulis nomor WhatsApp seperti 0812 3456 7890; nomor luar negeri diawali + dan kode negaranya',
    'answers.email': 'Periksa kembali alamat e-mail Anda',
    'answers.choice': 'Pilih salah satu jawaban yang ada',
    'answers.text': 'Jawaban maksimal 500 karakter',
    'answers.consent': 'Centang persetujuan ini untuk mengirim',
  })
  expect(await leadsOf(page.id)).toEqual([])
})

test('an answer that is too long is reported with the limit of its field, not of the request', async () => {
  const fields = [formField('name', { label: 'Nama toko' }), formField('whatsapp'), formField('email')]
  const { at } = await publishForm(desk, formSection('lead_form', { fields: [...fields, formField('text')] }))
  const long = (letter: string) => letter.repeat(10_000)
  const reply = await visitor.post(at, {
    answers: { name: long('a'), whatsapp: long('8'), email: long('e'), text: long('t') },
  })
  expect(reply.status).toBe(422)
  expect(mistakes(reply)).toEqual({
    'answers.name': 'Nama toko maksimal 100 karakter',
    'answers.whatsapp': 'Nomor WhatsApp terlalu panjang',
    'answers.email': 'E-mail maksimal 160 karakter',
    'answers.text': 'Jawaban maksimal 500 karakter',
  })
})

test('the same answers within a minute are kept once, also when they arrive together', async () => {
  const { page, at } = await publishForm(desk, formSection('lead_form'))
  const replies = await Promise.all(Array.from({ length: 5 }, () => visitor.post(at, { answers: sari })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await leadsOf(page.id)).toHaveLength(1)
  await visitor.post(at, { answers: { ...sari, name: 'Orang lain' } })
  expect(await leadsOf(page.id)).toHaveLength(2)
})

test('an order is kept as one, and its sender is thanked where the page has no checkout', async () => {
  const { page, at } = await publishForm(desk, formSection('order_form'))
  const reply = await visitor.post(at, { answers: { ...sari, email: 'Sari@Toko.co', coupon: 'hemat10' } })
  expect(goTo(reply)).toContain('/terima-kasih/')
  const [lead] = await leadsOf(page.id)
  expect(lead?.isOrder).toBe(true)
  expect(lead?.answers.map(({ value }) => value)).toEqual([
    'Sari Wulandari',
    '6281234567890',
    'sari@toko.co',
    'HEMAT10',
  ])
})

describe('after submitting, the visitor is sent to the next step', () => {
  test('to the page that the button names, when it is one of ours', async () => {
    const target = await publishForm(desk, formSection('newsletter'))
    const cta = { label: 'Kirim', target: { kind: 'page', pageId: target.page.id }, style: 'primary', note: '' }
    const { at } = await publishForm(desk, formSection('lead_form', { cta }))
    expect(goTo(await visitor.post(at, { answers: sari }))).toBe(target.page.address)
  })

  test('to the page that the offer leads to, however it was typed', async () => {
    const target = await publishForm(desk, formSection('newsletter'))
    const { page, document, sections } = await makePage(desk, { sections: [formSection('lead_form')] })
    const headVersion = await aimOffer(desk, page, document.offer, `${target.page.address}?dari=formulir`)
    await publish(desk, { id: page.id, headVersion })
    const reply = await visitor.post(`/leads/${page.id}/${sections[0]?.id}`, { answers: sari })
    expect(goTo(reply)).toBe(`${target.page.address}?dari=formulir`)
  })

  test.each([
    [
      { kind: 'whatsapp', number: '0812000111', text: 'Halo' },
      { kind: 'whatsapp', address: 'https://wa.me/62812000111?text=Halo' },
    ],
    [
      { kind: 'url', href: 'https://contoh.test/panduan.pdf' },
      { kind: 'link', address: 'https://contoh.test/panduan.pdf' },
    ],
    [
      { kind: 'url', href: '/tidak-ada-halaman' },
      { kind: 'link', address: '/tidak-ada-halaman' },
    ],
    [{ kind: 'url', href: '' }, null],
  ])('to the thanks, which offer what leads elsewhere: %j', async (target, next) => {
    const cta = { label: 'Kirim', target, style: 'primary', note: '' }
    const { at } = await publishForm(desk, formSection('lead_form', { cta }))
    expect(goTo(await visitor.post(at, { answers: sari }))).toContain('/terima-kasih/')
    expect(((await visitor.get(at)).body.data as LeadForm).next).toEqual(next)
  })
})

describe('a chat takes the answers along', () => {
  const chatForm = (target: unknown) =>
    publishForm(desk, formSection('lead_form', { cta: { label: 'Kirim', target, style: 'primary', note: '' } }))
  const nextOf = async (at: string, reply: Reply) => {
    const sent = new URL(goTo(reply), 'http://localhost').searchParams.get('isian') ?? ''
    return ((await visitor.get(`${at}?sent=${encodeURIComponent(sent)}`)).body.data as LeadForm).next
  }
  const textOf = (address = '', name = 'text') => new URL(address, 'https://wa.me').searchParams.get(name)

  test('with the same agent, for the same sender, also after a double click, for an hour', async () => {
    const { at } = await chatForm({ kind: 'whatsapp', number: '0812000111', text: 'Halo' })
    const answers = { name: 'Rani', whatsapp: '081299990001' }
    const reply = await visitor.post(at, { answers })
    const again = await visitor.post(at, { answers })
    for (const one of [reply, again]) {
      const next = await nextOf(at, one)
      expect(next).toMatchObject({
        kind: 'whatsapp',
        address: expect.stringMatching(/^https:\/\/wa\.me\/62812000111\?/),
      })
      expect(textOf(next?.address)).toBe('Halo\n\nNama: Rani\nNomor WhatsApp: 6281299990001')
    }
    const forged = goTo(reply).replace(/isian=(.)/, (_, first) => `isian=${first === '0' ? '1' : '0'}`)
    expect(textOf((await nextOf(at, { ...reply, body: { ...reply.body, data: { goTo: forged } } }))?.address)).toBe(
      'Halo',
    )
    now = new Date(now.getTime() + 3_600_001)
    expect(textOf((await nextOf(at, reply))?.address)).toBe('Halo')
  })

  test('with the agent whose turn it is', async () => {
    const rotation = '/wa/0197a1c2-0000-7000-8000-000000000002'
    const { at } = await chatForm({ kind: 'url', href: rotation })
    const next = await nextOf(at, await visitor.post(at, { answers: { name: 'Rani', whatsapp: '081299990002' } }))
    expect(next).toMatchObject({ kind: 'whatsapp', address: expect.stringMatching(/^\/wa\/0197a1c2/) })
    expect(textOf(next?.address, 'teks')).toContain('Nama: Rani')
  })
})

describe('a form that visitors do not have takes nothing in', () => {
  test('of a draft, of an unpublished page, of another section, of an unknown page', async () => {
    const draft = await makePage(desk, { sections: [formSection('lead_form')] })
    const ended = await publishForm(desk, formSection('lead_form'))
    await desk.post(`/admin/landing-pages/${ended.page.id}/unpublish`)
    const open = await publishForm(desk, formSection('lead_form'))
    for (const at of [
      `/leads/${draft.page.id}/${draft.sections[0]?.id}`,
      ended.at,
      `/leads/${open.page.id}/lain-lain-`,
      `/leads/0197a1c2-0000-7000-8000-000000000001/${open.section.id}`,
    ]) {
      const reply = await visitor.post(at, { answers: sari })
      expect([reply.status, reply.body.data]).toEqual([404, { code: 'form_closed' }])
    }
    expect((await visitor.post('/leads/bukan-halaman/abc', { answers: sari })).status).toBe(404)
  })

  test('a form has the fields of the published version, not of the draft', async () => {
    const section = formSection('lead_form', { fields: [formField('name')] })
    const { page, at } = await publishForm(desk, section)
    const { document } = await readPage(desk, page.id)
    const was = document.sections[0]?.content.fields
    await send(
      desk,
      page.id,
      page.headVersion,
      change({
        kind: 'changeField',
        sectionId: section.id,
        sectionVersion: section.version,
        path: ['fields'],
        value: [formField('email')],
        was: was ?? null,
      }),
    )
    expect((await visitor.post(at, { answers: { name: 'Sari' } })).status).toBe(200)
  })
})

describe('requests that no form of ours makes', () => {
  test('another site cannot make a browser send, and a sender without an origin may', async () => {
    const { at } = await publishForm(desk, formSection('lead_form'))
    const sent = (headers: Record<string, string>) => visitor.send('POST', at, { answers: sari }, headers)
    expect((await sent({ origin: 'https://jahat.example' })).status).toBe(403)
    expect((await sent({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const old = await app.fetch(
      new Request(`http://localhost:3000/api${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answers: sari }),
      }),
    )
    expect(old.status).toBe(200)
  })

  test.each([
    ['answers that are no texts', { answers: { name: { $gt: '' } } }],
    [
      'more answers than any form asks',
      { answers: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`n${at}`, ''])) },
    ],
    ['an answer without end', { answers: { name: 'a'.repeat(4001) } }],
    ['what PostgreSQL cannot store', { answers: { name: 'Sari\u0000' } }],
    ['a key that reaches a prototype', '{"answers":{"__proto__":"x"}}'],
    ['something else beside', { answers: sari, status: 'done' }],
  ])('%s: 422', async (_, body) => {
    const { at } = await publishForm(desk, formSection('lead_form'))
    expect((await visitor.post(at, body)).status).toBe(422)
  })

  test('too many leads from one address are answered with Retry-After; other pages still accept them', async () => {
    const here = await createTestApp()
    const editor = await here.signedIn()
    const one = await publishForm(editor, formSection('lead_form'))
    const two = await publishForm(editor, formSection('lead_form'))
    const stranger = here.visitor()
    const statuses: number[] = []
    for (let count = 0; count < 60; count++)
      statuses.push((await stranger.post(one.at, { answers: { ...sari, name: `Sari ${count}` } })).status)
    expect(statuses.every((status) => status === 200)).toBe(true)
    await here.database.queries.execute(
      sql`UPDATE rate_limits SET resets_at = now() + interval '410 seconds' WHERE hits >= 60`,
    )
    const refused = await stranger.post(one.at, { answers: { ...sari, name: 'Sari lagi' } })
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Terlalu banyak percobaan. Coba lagi dalam 7 menit.', data: { code: 'too_many' } },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(400)
    expect((await stranger.post(two.at, { answers: sari })).status).toBe(200)
  }, 60_000)

  test('invalid input does not lock out others at the same address', async () => {
    const here = await createTestApp()
    const { at } = await publishForm(await here.signedIn(), formSection('lead_form'))
    const stranger = here.visitor()
    for (let count = 0; count < 70; count++)
      expect((await stranger.post(at, { answers: { ...sari, whatsapp: 'abc' } })).status).toBe(422)
    expect((await stranger.post(at, { answers: sari })).status).toBe(200)
  }, 60_000)

  test('more than nine hundred attempts in ten minutes are limited, whatever they contain', async () => {
    const here = await createTestApp()
    const { at } = await publishForm(await here.signedIn(), formSection('lead_form'))
    const stranger = here.visitor()
    await stranger.post(at, { answers: {} })
    await here.database.queries.execute(sql`UPDATE rate_limits SET hits = 899 WHERE hits = 1`)
    expect((await stranger.post(at, { answers: {} })).status).toBe(422)
    expect((await stranger.post(at, { answers: {} })).status).toBe(429)
  })
})

test('the same answers are a new lead once the minute is over', async () => {
  const { page, at } = await publishForm(desk, formSection('lead_form'))
  await visitor.post(at, { answers: sari })
  // The database's clock decides: its counter is as old as if a minute had passed.
  await app.database.queries.execute(sql`UPDATE rate_limits SET resets_at = now() - interval '1 second'`)
  now = new Date(now.getTime() + 61_000)
  await visitor.post(at, { answers: sari })
  expect(await leadsOf(page.id)).toHaveLength(2)
})

test('foreign phone numbers are stored and used with their country code', async () => {
  const { page, at } = await publishForm(desk, formSection('lead_form'))
  const answers = { name: 'Rina', whatsapp: '+65 9123-4567', consent: 'yes' }
  expect((await visitor.post(at, { answers })).status).toBe(200)
  const [lead] = await leadsOf(page.id)
  expect(lead?.answers).toMatchObject([{ value: 'Rina' }, { kind: 'whatsapp', value: '6591234567' }])
})
