import { createHmac } from 'node:crypto'
import type { KeyedLeadWebhook, Lead, LeadDelivery, LeadRecipient, LeadWebhook } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { formField, formSection, publish, publishForm } from '../../../testing/form-factories.ts'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { startWebhookReceiver } from '../../../testing/webhook-receiver.ts'
import type { MailMessage } from '../../../platform/mail/index.ts'
import { createWebhookSender } from '../../../platform/webhooks/index.ts'

let now = new Date('2026-11-20T10:00:00Z')
const mails: MailMessage[] = []
const receiver = await startWebhookReceiver()
afterAll(receiver.stop)
const app = await createTestApp({
  overrides: {
    clock: { now: () => now },
    mail: { send: async (message) => void mails.push(message) },
    webhooks: createWebhookSender({ isAllowed: () => true, protocols: ['http:'] }),
  },
})
const desk = await app.signedIn()
const visitor = app.visitor()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'

beforeEach(async () => {
  await app.jobs.runDue()
  await app.database.queries.execute(sql`DELETE FROM lead_recipients`)
  await app.database.queries.execute(sql`DELETE FROM lead_webhooks`)
  mails.length = 0
  receiver.received.length = 0
  Object.assign(receiver.answer, { status: 200, body: 'diterima', headers: {} })
})

let numbers = 500
/** A published form, and helpers that submit it. */
async function openForm() {
  const fields = [formField('name'), formField('whatsapp')]
  const { page, section, at } = await publishForm(desk, formSection('lead_form', { fields }))
  const send = async (name: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const answers = { name, whatsapp: `0815111${(numbers += 1)}00`, ...more }
    expect((await visitor.send('POST', at, { answers }, headers)).status).toBe(200)
    await app.jobs.runDue()
  }
  return { page, section, send }
}
const addRecipient = (email: string, pageId: string | null = null, sectionId: string | null = null) =>
  desk.post('/admin/lead-recipients', { email, pageId, sectionId })
const mistakes = ({ body }: Reply) => (body.data as { fields: { path: string; message: string }[] }).fields
/** Runs what waits, if it is due by the clock of the app. */
const look = () => app.runJobs()

describe('mail subscribers', () => {
  test('are notified once of a lead whose process died right after storing it', async () => {
    const { page, section } = await publishForm(desk, formSection('lead_form', { fields: [formField('name')] }))
    await addRecipient('tim@toko.co', page.id)
    const dying = await createTestApp({ database: app.database, overrides: { clock: { now: () => now } } })
    const sent = await dying.visitor().post(`/leads/${page.id}/${section.id}`, { answers: { name: 'Dewi' } })
    expect(sent.status).toBe(200)
    await dying.stopBackground()
    expect(mails).toEqual([])

    await app.jobs.runDue()
    await app.runJobs()

    expect(mails.map(({ to }) => to.address)).toEqual(['tim@toko.co'])
  })

  test('are notified of the first lead immediately, and of the following ones together', async () => {
    const { page, send } = await openForm()
    expect((await addRecipient('Tim@Toko.co', page.id)).body.data).toMatchObject({
      email: 'tim@toko.co',
      page: { id: page.id },
    })
    await send('Sari <b>')
    expect(mails).toMatchObject([{ to: { address: 'tim@toko.co' }, subject: `Prospek baru: Sari <b> (${page.name})` }])
    expect(mails[0]?.html).toContain('Sari &lt;b&gt;')
    expect(mails[0]?.text).toContain('https://wa.me/62815111')
    expect(mails[0]?.html).toMatch(/<a [^>]*href="https:\/\/wa\.me\/62815111/)
    await send('Budi')
    await send('Citra')
    expect(mails).toHaveLength(1)
    now = new Date(now.getTime() + 600_000)
    await look()
    expect(mails).toHaveLength(2)
    expect(mails[1]).toMatchObject({ subject: '2 prospek baru' })
    expect(mails[1]?.text).toMatch(/Budi[^]*Citra/)
    await look()
    expect(mails).toHaveLength(2)
  })

  test('are notified of their form only, and once even when listed several times', async () => {
    const [one, two] = [await openForm(), await openForm()]
    await addRecipient('semua@toko.co')
    await addRecipient('satu@toko.co', one.page.id)
    await addRecipient('satu@toko.co', one.page.id, one.section.id)
    await addRecipient('satu@toko.co', one.page.id, one.section.id)
    await addRecipient('lain@toko.co', one.page.id, 'bagianlain')
    await one.send('Sari')
    expect(mails.map(({ to }) => to.address).sort()).toEqual(['satu@toko.co', 'semua@toko.co'])
    mails.length = 0
    now = new Date(now.getTime() + 600_000)
    await two.send('Budi')
    expect(mails.map(({ to }) => to.address)).toEqual(['semua@toko.co'])
  })

  test('are notified of one form by its name, selected from those of the page', async () => {
    const fields = [formField('name')]
    const first = formSection('lead_form', { fields, title: ' Daftar sekarang ' })
    const hidden = { ...formSection('lead_form', { fields }), settings: { ...first.settings, isHidden: true } }
    const second = formSection('newsletter', { title: 'Kabar' })
    const { page } = await makePage(desk, { sections: [headline(), first, hidden, second] })
    const forms = await desk.get(`/admin/landing-pages/${page.id}/forms`)
    expect(forms.body.data).toEqual([
      { sectionId: first.id, type: 'lead_form', words: 'Daftar sekarang' },
      { sectionId: second.id, type: 'newsletter', words: 'Kabar' },
    ])
    const made = (await addRecipient('satu@toko.co', page.id, second.id)).body.data
    expect(made).toMatchObject({ sectionId: second.id, form: { type: 'newsletter', words: 'Kabar' } })
    await addRecipient('lain@toko.co', page.id, 'sudahtiada')
    await addRecipient('semua@toko.co', page.id)
    const listed = async () =>
      ((await desk.get('/admin/lead-recipients')).body.data as LeadRecipient[]).map(({ email, form }) => [
        email,
        form?.words ?? null,
      ])
    const named = [
      ['lain@toko.co', null],
      ['satu@toko.co', 'Kabar'],
      ['semua@toko.co', null],
    ]
    expect(await listed()).toEqual(named)
    await publish(desk, page)
    expect(await listed()).toEqual(named)
    await desk.remove(`/admin/landing-pages/${page.id}`)
    expect((await desk.get(`/admin/landing-pages/${page.id}/forms`)).status).toBe(404)
    expect((await listed()).map(([email]) => email)).toEqual(['lain@toko.co', 'satu@toko.co', 'semua@toko.co'])
    expect((await desk.get('/admin/landing-pages/bukan-id/forms')).status).toBe(404)
  })

  test('are not notified of suspected bots, until an admin marks the lead as human', async () => {
    const { page, send } = await openForm()
    await addRecipient('tim@toko.co', page.id)
    await send('Robot', { website: 'x' })
    expect(mails).toEqual([])
    const spam = (await desk.get(`/admin/leads?pageId=${page.id}&box=spam`)).body.data as { items: Lead[] }
    await desk.send('PUT', `/admin/leads/${spam.items[0]?.id}/suspicion`, { isSpam: false })
    await app.jobs.runDue()
    expect(mails).toHaveLength(1)
  })

  test('find the way out in every mail, and take it by pressing', async () => {
    const { page, send } = await openForm()
    await addRecipient('tim@toko.co', page.id)
    await send('Sari')
    const [, token] = /\/berhenti\/([\w.-]+)/.exec(mails[0]?.text ?? '') ?? []
    expect((await visitor.get(`/opt-outs/${token}`)).body.data).toEqual({
      kind: 'recipient',
      contacts: ['ti•••@toko.co'],
      isDone: false,
    })
    expect((await visitor.post(`/opt-outs/${token}`)).body.data).toMatchObject({ isDone: true })
    expect((await desk.get('/admin/lead-recipients')).body.data).toEqual([])
    expect((await visitor.get(`/opt-outs/${token}`)).body.data).toMatchObject({ isDone: true })
  })

  test('are taken off by hand, and wrong ones are refused with a sentence', async () => {
    const made = (await addRecipient('tim@toko.co')).body.data as LeadRecipient
    expect((await desk.remove(`/admin/lead-recipients/${made.id}`)).status).toBe(200)
    expect((await desk.remove(`/admin/lead-recipients/${made.id}`)).status).toBe(404)
    expect((await addRecipient('bukan alamat')).status).toBe(422)
    expect(mistakes(await addRecipient('a@b.co', null, 'bagian'))).toMatchObject([{ path: 'pageId' }])
    expect((await addRecipient('a@b.co', unknownId)).status).toBe(404)
    await app.database.queries.execute(sql`
      INSERT INTO lead_recipients (id, email, created_at)
      SELECT gen_random_uuid(), 'orang' || n || '@toko.co', now() FROM generate_series(1, 50) AS n`)
    expect((await addRecipient('terlalu@banyak.co')).body.data).toMatchObject({ code: 'library_full' })
  })
})

describe('webhooks', () => {
  const hook = async (pageId: string | null = null) =>
    (await desk.post('/admin/lead-webhooks', { url: receiver.url, pageId })).body.data as KeyedLeadWebhook
  const signatureBy = (
    secret: string,
    { headers, body }: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
  ) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  }
  const log = async ({ id }: LeadWebhook) =>
    ((await desk.get(`/admin/lead-webhooks/${id}/deliveries`)).body.data as { items: LeadDelivery[] }).items

  test('get a signed message of each lead, and the log says what they answered', async () => {
    const { page, send } = await openForm()
    const webhook = await hook(page.id)
    await send('Sari')
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      data: {
        page: { id: page.id },
        answers: [{ value: 'Sari' }, {}],
        optOutAddress: expect.stringContaining('/berhenti/'),
      },
    })
    expect(headers['webhook-signature']).toBe(signatureBy(webhook.secret, { headers, body }))
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(now.getTime() / 1000)))
    expect(await log(webhook)).toMatchObject([
      { leadName: 'Sari', state: 'delivered', attempts: 1, status: 200, excerpt: 'diterima', dueAt: null },
    ])
  })

  test('get the campaigns and the variant of the sender, null when unknown', async () => {
    const { page, send } = await openForm()
    await hook(page.id)
    await send('Sari')
    const met = (query: string) => `${query}&t=${now.getTime() / 1000 - 3600}`
    await send('Dewi', {}, { cookie: `nk_src=${met('utm_source=ig&utm_campaign=gajian')}|${met('ref=mitra-7')}` })
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
      { attribution: null, variant: null },
      {
        attribution: { first: { source: 'instagram', campaign: 'gajian' }, last: { source: 'ref', ref: 'mitra-7' } },
        variant: null,
      },
    ])
  })

  test('are given their key when they are added, once; afterwards a new one can be made', async () => {
    const { page, send } = await openForm()
    const made = await hook(page.id)
    expect(made.secret).toMatch(/^whsec_[\w+/]{32}$/)
    const listed = await desk.get('/admin/lead-webhooks')
    expect(JSON.stringify(listed.body)).not.toContain(made.secret.slice(6, 12))
    expect(listed.body.data).toEqual([expect.objectContaining({ id: made.id, secretTail: made.secret.slice(-4) })])

    const renewed = (await desk.post(`/admin/lead-webhooks/${made.id}/secret`)).body.data as KeyedLeadWebhook
    expect(renewed).toMatchObject({ id: made.id, secretTail: renewed.secret.slice(-4) })
    expect(renewed.secret).not.toBe(made.secret)
    await send('Sari')
    const [message] = receiver.received
    expect(message?.headers['webhook-signature']).toBe(message && signatureBy(renewed.secret, message))
    expect((await desk.get('/admin/lead-webhooks')).body.data).toMatchObject([{ secretTail: renewed.secretTail }])
  })

  test('have an encrypted key and can rotate it, while the previous one still signs', async () => {
    const { page, send } = await openForm()
    const made = await hook(page.id)
    const { queries } = app.database
    const { rows } = await queries.execute(sql`SELECT to_jsonb(lead_webhooks)::text AS row FROM lead_webhooks`)
    expect(JSON.stringify(rows)).not.toContain(made.secret.slice(6, 30))

    const before = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    await queries.execute(sql`UPDATE lead_webhooks SET secret = ${before} WHERE id = ${made.id}`)
    await send('Sari')
    const [message] = receiver.received
    expect(message?.headers['webhook-signature']).toBe(message && signatureBy(before, message))

    await queries.execute(sql`UPDATE lead_webhooks SET secret = 'sealed elsewhere' WHERE id = ${made.id}`)
    await send('Budi')
    expect(receiver.received).toHaveLength(1)
    expect((await log(made))[0]).toMatchObject({ excerpt: 'Kunci pesan tidak dapat dibaca. Ganti kuncinya.' })
  })

  test('are asked again later when they fail, given up in the end, and asked once more by hand', async () => {
    const { page, send } = await openForm()
    const webhook = await hook(page.id)
    Object.assign(receiver.answer, { status: 503, body: 'sedang rusak' })
    await send('Sari')
    const [first] = await log(webhook)
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 503, excerpt: 'sedang rusak' })
    await app.jobs.runDue()
    expect(receiver.received).toHaveLength(1)
    for (let tries = 0; tries < 10; tries += 1) {
      await look()
    }
    expect(receiver.received).toHaveLength(9)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await log(webhook)).toMatchObject([{ state: 'failed', attempts: 9, dueAt: null }])
    Object.assign(receiver.answer, { status: 200 })
    expect((await desk.post(`/admin/lead-deliveries/${first?.id}/retry`)).status).toBe(200)
    await app.jobs.runDue()
    expect(await log(webhook)).toMatchObject([{ state: 'delivered', attempts: 1 }])
    expect((await desk.get('/admin/lead-webhooks')).body.data).toMatchObject([{ waiting: 0, failed: 0 }])
  })

  test('get nothing of contacts who opted out, nor of other pages', async () => {
    const [here, there] = [await openForm(), await openForm()]
    const webhook = await hook(here.page.id)
    const whatsapp = '081511199999'
    await here.send('Sari', { whatsapp })
    const { items } = (await desk.get(`/admin/leads?pageId=${here.page.id}`)).body.data as { items: Lead[] }
    await desk.send('PUT', `/admin/leads/${items[0]?.id}/opt-out`, { isOptedOut: true })
    await here.send('Sari lagi', { whatsapp })
    await there.send('Budi')
    expect(receiver.received).toHaveLength(1)
    expect((await log(webhook)).map(({ state }) => state)).toEqual(['withheld', 'delivered'])
  })

  test('are refused, removed and not found as they should be', async () => {
    expect(mistakes(await desk.post('/admin/lead-webhooks', { url: 'javascript:alert(1)', pageId: null }))).toEqual([
      { path: 'url', message: 'Tulis alamat lengkap yang diawali https://' },
    ])
    expect((await desk.post('/admin/lead-webhooks', { url: receiver.url, pageId: unknownId })).status).toBe(404)
    const webhook = await hook()
    expect((await desk.remove(`/admin/lead-webhooks/${webhook.id}`)).status).toBe(200)
    expect((await desk.remove(`/admin/lead-webhooks/${webhook.id}`)).status).toBe(404)
    expect((await desk.get(`/admin/lead-webhooks/${webhook.id}/deliveries`)).status).toBe(404)
    expect((await desk.post(`/admin/lead-webhooks/${webhook.id}/secret`)).status).toBe(404)
    expect((await desk.post(`/admin/lead-deliveries/${unknownId}/retry`)).status).toBe(404)
  })
})

test.each(['https://localhost./', 'https://localhost/', 'https://10.0.0.8./'])(
  'an internal address is refused in any notation (%s)',
  async (url) => {
    const strict = await createTestApp({ database: app.database })
    const reply = await (await strict.signedIn()).post('/admin/lead-webhooks', { url, pageId: null })
    expect([reply.status, mistakes(reply)]).toMatchObject([422, [{ path: 'url' }]])
  },
)

test.each([
  ['GET', `/admin/landing-pages/${unknownId}/forms`, undefined],
  ['GET', '/admin/lead-recipients', undefined],
  ['POST', '/admin/lead-recipients', { email: 'a@b.co', pageId: null, sectionId: null }],
  ['DELETE', `/admin/lead-recipients/${unknownId}`, undefined],
  ['GET', '/admin/lead-webhooks', undefined],
  ['POST', '/admin/lead-webhooks', { url: 'https://contoh.test', pageId: null }],
  ['POST', `/admin/lead-webhooks/${unknownId}/secret`, undefined],
  ['DELETE', `/admin/lead-webhooks/${unknownId}`, undefined],
  ['GET', `/admin/lead-webhooks/${unknownId}/deliveries`, undefined],
  ['POST', `/admin/lead-deliveries/${unknownId}/retry`, undefined],
] as const)('%s %s requires the permission to manage leads', async (method, path, body) => {
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'leads', capability: 'view' }] })
  const designer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] })
  const moderator = await app.signedIn({ role: 2, menus: [{ menu: 'leads', capability: 'manage' }] })
  expect((await visitor.send(method, path, body)).status).toBe(401)
  for (const one of [reader, designer, moderator]) expect((await one.send(method, path, body)).status).toBe(403)
})
