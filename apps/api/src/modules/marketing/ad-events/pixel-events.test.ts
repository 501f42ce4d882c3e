import { createHash } from 'node:crypto'
import type { PixelProvider, PixelSending } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { formField, formSection, publishForm } from '../../../testing/form-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { phoneBrowser, sendVisit, visitOf } from '../../../testing/tracker-factories.ts'
import { startWebhookReceiver } from '../../../testing/webhook-receiver.ts'

const receiver = await startWebhookReceiver()
afterAll(receiver.stop)
const at = receiver.url.replace('/masuk', '')
const now = new Date('2026-11-22T03:00:00Z')
const app = await createTestApp({
  overrides: {
    clock: { now: () => now },
    pixelEndpoints: { meta: `${at}/meta`, tiktok: `${at}/tiktok`, google: `${at}/google` },
  },
})
const desk = await app.signedIn()
const visitor = app.visitor()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const ids = { metaPixelId: '123456789012345', tiktokPixelId: 'CABCDE1234567890FGHI', googleTagId: 'G-ABC123XYZ9' }
const secretOf = (provider: string) => `${provider}-RAHASIA-0123456789`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

beforeEach(async () => {
  await app.jobs.runDue()
  await app.database.queries.execute(sql`DELETE FROM pixel_events`)
  receiver.received.length = 0
  Object.assign(receiver.answer, { status: 200, body: '{"code":0,"message":"OK"}', headers: {} })
})

const secretAt = (pageId: string, provider: string) => `/admin/landing-pages/${pageId}/pixel-secrets/${provider}`
const sendingAt = (pageId: string) => `/admin/landing-pages/${pageId}/pixel-events`
const sending = async (pageId: string) => (await desk.get(sendingAt(pageId))).body.data as PixelSending
const mistakes = ({ body }: Reply) => (body.data as { fields: { path: string; message: string }[] }).fields

/** A published page with a form whose server reports to these advertisers. */
async function reportingPage(...providers: PixelProvider[]) {
  const fields = [formField('name'), formField('whatsapp'), formField('email')]
  const { page, at: form } = await publishForm(desk, formSection('lead_form', { fields }))
  await desk.send('PUT', `/admin/landing-pages/${page.id}/measurement`, { isMeasured: true, ...ids })
  for (const provider of providers) {
    const reply = await desk.send('PUT', secretAt(page.id, provider), { secret: secretOf(provider) })
    expect(reply.status).toBe(200)
  }
  return { page, form }
}

const press = { name: 'lp_cta_click', id: 'tampil-1-3', section: 'price' } as const
async function visit(pageId: string, cookie: string, headers: Record<string, string> = {}) {
  const url = 'http://localhost:3000/kelas-uji?utm_source=ig&email=sari@toko.co'
  const events = [{ name: 'page_visit', id: 'tampil-1-0' }, press, { name: 'button_click', id: 'tampil-1-4' }] as const
  expect((await sendVisit(visitor, visitOf({ pageId, url, events }), { cookie, ...headers })).status).toBe(200)
  await app.jobs.runDue()
}

let people = 0
async function sendForm(form: string, cookie: string) {
  people += 1
  const answers = { name: 'Sari', whatsapp: `0812 3456-7${String(people).padStart(3, '0')}`, email: 'Sari@Toko.co ' }
  const headers = { cookie, 'user-agent': phoneBrowser }
  const reply = await visitor.send('POST', form, { answers }, headers)
  expect(reply.status).toBe(200)
  await app.jobs.runDue()
  return `6281234567${String(people).padStart(3, '0')}`
}

const sentMessages = () => receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const words = () => JSON.stringify(receiver.received)

describe('the server reports to advertisers', () => {
  test('Meta gets page views and clicks, under the ids the browser sends', async () => {
    const { page } = await reportingPage('meta')
    await visit(page.id, 'nk_ok=mkg; _fbp=fb.1.1716350000000.123456789; _fbc=fb.1.1716350000000.IwAR0abc-_')
    expect(receiver.received).toHaveLength(1)
    const user_data = {
      client_user_agent: phoneBrowser,
      fbp: 'fb.1.1716350000000.123456789',
      fbc: 'fb.1.1716350000000.IwAR0abc-_',
    }
    const event_source_url = 'http://localhost:3000/kelas-uji?utm_source=ig'
    const shared = { action_source: 'website', event_time: 1795316400, event_source_url, user_data }
    expect(sentMessages()[0]).toEqual({
      access_token: secretOf('meta'),
      data: [
        { event_name: 'PageView', event_id: 'tampil-1-0', ...shared },
        {
          event_name: 'CtaClick',
          event_id: 'tampil-1-3',
          ...shared,
          custom_data: { section: 'price' },
        },
      ],
    })
    expect(words()).not.toContain('sari@toko.co')
  })

  test('TikTok as its Events API asks, with the secret in its header', async () => {
    const { page } = await reportingPage('tiktok')
    await visit(page.id, 'nk_ok=mkg; _ttp=2F7h37YkS1j57AYSKTI7IHhJPYH')
    expect(receiver.received[0]?.headers['access-token']).toBe(secretOf('tiktok'))
    expect(sentMessages()[0]).toEqual({
      event_source: 'web',
      event_source_id: ids.tiktokPixelId,
      data: [
        {
          event: 'Pageview',
          event_id: 'tampil-1-0',
          event_time: 1795316400,
          user: { user_agent: phoneBrowser, ttp: '2F7h37YkS1j57AYSKTI7IHhJPYH' },
          page: { url: 'http://localhost:3000/kelas-uji?utm_source=ig' },
        },
        expect.objectContaining({ event: 'ClickButton', event_id: 'tampil-1-3', properties: { content_id: 'price' } }),
      ],
    })
  })

  test('Google gets form submissions only, because its tag already counts the rest', async () => {
    const { page, form } = await reportingPage('google')
    await visit(page.id, 'nk_ok=mkg; _ga=GA1.1.111222333.1716350000')
    expect(receiver.received).toEqual([])
    await sendForm(form, 'nk_ok=MKG; _ga=GA1.1.111222333.1716350000')
    expect(sentMessages()).toMatchObject([
      {
        client_id: '111222333.1716350000',
        timestamp_micros: now.getTime() * 1000,
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
        events: [{ name: 'generate_lead', params: { page_location: `http://localhost:3000${page.address}` } }],
      },
    ])
    expect(words()).not.toMatch(/sha256|toko\.co/)
  })

  test('the sender of a form is included, hashed as each advertiser requires, with consent', async () => {
    const { form } = await reportingPage('meta', 'tiktok')
    const number = await sendForm(form, 'nk_ok=MKG')
    expect(sentMessages().find((body) => 'access_token' in body)).toMatchObject({
      data: [{ event_name: 'Lead', user_data: { em: [sha256('sari@toko.co')], ph: [sha256(number)] } }],
    })
    expect(sentMessages().find((body) => body.event_source === 'web')).toMatchObject({
      data: [{ event: 'Lead', user: { email: sha256('sari@toko.co'), phone: sha256(`+${number}`) } }],
    })
    expect(words()).not.toMatch(/toko\.co|Sari/)
    expect(words()).not.toContain(number)
  })

  test('of a form without its sender, where visits alone were agreed to', async () => {
    const { form } = await reportingPage('meta')
    await sendForm(form, 'nk_ok=mkg')
    expect(sentMessages()).toMatchObject([{ data: [{ event_name: 'Lead' }] }])
    expect(words()).not.toMatch(/\bem\b|\bph\b/)
  })

  test('those that were agreed to and no other, each with as much of the sender as was agreed to', async () => {
    const { page, form } = await reportingPage('meta', 'tiktok', 'google')
    await visit(page.id, 'nk_ok=k')
    expect(sentMessages().map((body) => body.event_source)).toEqual(['web'])
    receiver.received.length = 0
    await sendForm(form, 'nk_ok=Km; _ga=GA1.1.111222333.1716350000')
    expect(sentMessages().find((body) => body.event_source === 'web')).toMatchObject({
      data: [{ event: 'Lead', user: { email: sha256('sari@toko.co') } }],
    })
    const toMeta = sentMessages().find((body) => 'access_token' in body)
    expect(toMeta).toMatchObject({ data: [{ event_name: 'Lead' }] })
    expect(JSON.stringify(toMeta)).not.toMatch(/\bem\b|\bph\b/)
    expect(receiver.received).toHaveLength(2)
  })
})

describe('advertisers get no event', () => {
  test.each([
    ['who was not asked', ''],
    ['who said no', 'nk_ok=0'],
    ['with a forged second cookie', 'nk_ok=0; nk_ok=mkg'],
    ['whose answer is none of ours', 'nk_ok=1'],
  ])('of a visitor %s', async (_who, cookie) => {
    const { page, form } = await reportingPage('meta', 'tiktok', 'google')
    await visit(page.id, cookie)
    await sendForm(form, cookie)
    expect(receiver.received).toEqual([])
    expect((await sending(page.id)).events).toEqual([])
  })

  test('of robots, and of a page whose measurement is switched off', async () => {
    const { page } = await reportingPage('meta')
    await visit(page.id, 'nk_ok=mkg', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    const { page: off } = await reportingPage('meta')
    await desk.send('PUT', `/admin/landing-pages/${off.id}/measurement`, { isMeasured: false, ...ids })
    await visit(off.id, 'nk_ok=mkg')
    expect(receiver.received).toEqual([])
  })

  test('from the moment that measurement is switched off, of the page or of the whole site: nothing is noted', async () => {
    const { page } = await reportingPage('meta')
    await visit(page.id, 'nk_ok=m')
    await desk.send('PUT', `/admin/landing-pages/${page.id}/measurement`, { isMeasured: false, ...ids })
    const later = [{ name: 'page_visit', id: 'tampil-2-0' }] as const
    expect((await sendVisit(visitor, visitOf({ pageId: page.id, events: later }), { cookie: 'nk_ok=m' })).status).toBe(
      200,
    )
    await app.jobs.runDue()
    const noted = (await sending(page.id)).events.map(({ eventId }) => eventId)
    expect(noted.sort()).toEqual(['tampil-1-0', 'tampil-1-3'])

    const { page: other, form } = await reportingPage('meta')
    await desk.send('PUT', '/admin/measurement', { isMeasuring: false, retentionDays: 90 })
    await visit(other.id, 'nk_ok=m')
    await sendForm(form, 'nk_ok=M')
    await desk.send('PUT', '/admin/measurement', { isMeasuring: true, retentionDays: 90 })
    expect((await sending(other.id)).events).toEqual([])
  })

  test('a cookie in no advertiser’s format is not sent to any', async () => {
    const { page } = await reportingPage('meta', 'tiktok')
    await visit(page.id, 'nk_ok=mkg; _fbp="><script>; _ttp=a b; _ga=sari@toko.co')
    expect(receiver.received.length).toBeGreaterThan(0)
    expect(words()).not.toMatch(/script>|fbp|\\"ttp|toko/)
  })
})

describe('queued events', () => {
  test('are delivered once, however often they are received', async () => {
    const { page } = await reportingPage('meta')
    await visit(page.id, 'nk_ok=mkg')
    await visit(page.id, 'nk_ok=mkg')
    expect(receiver.received).toHaveLength(1)
  })

  test('are retried while the advertiser is unreachable, and keep no personal data after delivery', async () => {
    const { page } = await reportingPage('meta')
    Object.assign(receiver.answer, { status: 503, body: 'nanti' })
    await visit(page.id, 'nk_ok=mkg')
    expect((await sending(page.id)).events).toMatchObject([
      { state: 'waiting', attempts: 1, status: 503, excerpt: 'nanti', dueAt: expect.any(String) },
      { state: 'waiting' },
    ])
    Object.assign(receiver.answer, { status: 200, body: '{"events_received":2}' })
    await app.runJobs()
    const { events } = await sending(page.id)
    expect(events.map(({ state, attempts, eventId }) => [state, attempts, eventId]).sort()).toEqual([
      ['delivered', 2, 'tampil-1-0'],
      ['delivered', 2, 'tampil-1-3'],
    ])
    const { rows } = await app.database.queries.execute(sql`SELECT payload FROM pixel_events`)
    expect(rows).toEqual([{ payload: null }, { payload: null }])
  })

  test('one wrong event does not take along what was sent with it', async () => {
    const { page } = await reportingPage('meta')
    Object.assign(receiver.answer, { status: 400, body: 'Invalid parameter' })
    await visit(page.id, 'nk_ok=mkg')
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { data: unknown[] }).data.length)).toEqual([
      2, 1, 1,
    ])
    expect((await sending(page.id)).events).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  })

  test('refused for their secret are delivered with the next one, and the log shows no secret', async () => {
    const { page } = await reportingPage('tiktok')
    receiver.answer.body = `{"code":40105,"message":"Access token ${secretOf('tiktok')} is incorrect"}`
    await visit(page.id, 'nk_ok=mkg')
    const [failed] = (await sending(page.id)).events
    expect(failed).toMatchObject({ state: 'failed', status: 200, excerpt: expect.stringContaining('40105') })
    expect(JSON.stringify(await sending(page.id))).not.toContain('RAHASIA')
    receiver.answer.body = '{"code":0}'
    await desk.send('PUT', secretAt(page.id, 'tiktok'), { secret: 'TOKEN-LAIN-0123456789' })
    await app.jobs.runDue()
    expect((await sending(page.id)).events).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
    expect(receiver.received.at(-1)?.headers['access-token']).toBe('TOKEN-LAIN-0123456789')
  })

  test('is withheld when the secret was deleted meanwhile', async () => {
    const { page } = await reportingPage('meta')
    receiver.answer.status = 503
    await visit(page.id, 'nk_ok=mkg')
    expect((await desk.remove(secretAt(page.id, 'meta'))).body.data).toMatchObject({ secrets: [] })
    receiver.received.length = 0
    await app.runJobs()
    expect(receiver.received).toEqual([])
    expect((await sending(page.id)).events).toMatchObject([{ state: 'withheld' }, { state: 'withheld' }])
  })
})

describe('the secret of a pixel', () => {
  test('is never shown again and stored encrypted, and its page asks visitors for more consent', async () => {
    const { page } = await reportingPage('meta')
    const reply = await desk.get(sendingAt(page.id))
    expect(reply.body.data).toEqual({ secrets: ['meta'], events: [] })
    const { rows } = await app.database.queries.execute(
      sql`SELECT meta_secret FROM landing_page_measurements WHERE page_id = ${page.id}`,
    )
    expect(String(rows[0]?.meta_secret)).toMatch(/^[\w.-]{60,}$/)
    expect(JSON.stringify(rows)).not.toContain('RAHASIA')
    await app.jobs.runDue()
    expect(app.pageDrawer.drawn.findLast(({ pageId }) => pageId === page.id)?.measurement).toMatchObject({
      reportsContacts: true,
    })
  })

  test.each([
    ['meta', { secret: 'pendek' }, /16 sampai 500/],
    ['meta', { secret: 'ada spasi di dalam token ini' }, /tanpa spasi/],
    ['meta', { secret: `${'a'.repeat(20)}\u0000` }, /./],
    ['meta', {}, /./],
  ])('that is none is refused with a sentence (%#)', async (provider, body, sentence) => {
    const { page } = await reportingPage()
    const reply = await desk.send('PUT', secretAt(page.id, provider), body)
    expect([reply.status, mistakes(reply)[0]?.path]).toEqual([422, 'secret'])
    expect(mistakes(reply)[0]?.message).toMatch(sentence)
  })

  test('needs the pixel it belongs to, for Google one of Analytics', async () => {
    const { page } = await makePage(desk)
    const body = { secret: secretOf('meta') }
    const none = await desk.send('PUT', secretAt(page.id, 'meta'), body)
    expect([none.status, mistakes(none)]).toEqual([
      422,
      [{ path: 'secret', message: 'Isi dan simpan ID pikselnya lebih dulu' }],
    ])
    const given = { isMeasured: true, ...ids, googleTagId: 'AW-123456789' }
    await desk.send('PUT', `/admin/landing-pages/${page.id}/measurement`, given)
    expect(mistakes(await desk.send('PUT', secretAt(page.id, 'google'), body))[0]?.message).toMatch(/G-/)
  })

  test('can be set only by admins who may publish', async () => {
    const { page } = await reportingPage()
    const body = { secret: secretOf('meta') }
    const designer = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'design' }] })
    const stranger = await app.signedIn({ role: 2, menus: [] })
    expect((await visitor.get(sendingAt(page.id))).status).toBe(401)
    expect((await visitor.send('PUT', secretAt(page.id, 'meta'), body)).status).toBe(401)
    expect((await visitor.remove(secretAt(page.id, 'meta'))).status).toBe(401)
    expect((await designer.get(sendingAt(page.id))).status).toBe(200)
    expect((await designer.send('PUT', secretAt(page.id, 'meta'), body)).status).toBe(403)
    expect((await designer.remove(secretAt(page.id, 'meta'))).status).toBe(403)
    expect((await stranger.get(sendingAt(page.id))).status).toBe(403)
    expect((await desk.get(sendingAt(unknownId))).status).toBe(404)
    expect((await desk.send('PUT', secretAt(unknownId, 'meta'), body)).status).toBe(404)
    expect((await desk.remove(secretAt(unknownId, 'meta'))).status).toBe(404)
    expect((await desk.send('PUT', secretAt(page.id, 'mata'), body)).status).toBe(404)
  })
})
