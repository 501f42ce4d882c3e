import type {
  Applicant,
  LegalText,
  LegalTextPage,
  LegalTextValue,
  PublicationResult,
} from '@naikkelas/contract/content'
import type { Consent } from '@naikkelas/contract/identity'
import type { Lead } from '@naikkelas/contract/marketing'
import { plainText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishVacancy } from '../../../testing/content-factories.ts'
import { pdf, sendParts } from '../../../testing/file-uploads.ts'
import { formField, formSection, publishForm } from '../../../testing/form-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

// 23:30 of the 19th in UTC is half past six on the 20th in WIB.
const start = new Date('2026-11-19T23:30:00.000Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
beforeEach(async () => {
  now = start
  await app.database.queries.execute(sql`DELETE FROM legal_texts`)
})

const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const valueOf = (given: Partial<LegalTextValue> = {}): LegalTextValue => ({
  kind: 'privacy',
  title: 'Cara menghubungi kami',
  body: richTextOf('Isi baru.'),
  validFrom: '2026-11-20',
  ...given,
})
async function make(given: Partial<LegalTextValue> = {}): Promise<LegalText> {
  const reply = await desk.post('/admin/legal-texts', { value: valueOf(given) })
  expect(reply).toMatchObject({ status: 201 })
  return dataOf<LegalText>(reply)
}
const change = async (action: string, ...ids: string[]) =>
  dataOf<PublicationResult>(await desk.post('/admin/legal-texts/change-status', { action, ids }))
async function publish(given: Partial<LegalTextValue> = {}): Promise<LegalText> {
  const made = await make(given)
  expect(await change('publish', made.id)).toMatchObject({ left: [] })
  return made
}
const replace = (id: string, value: LegalTextValue, version: number) =>
  desk.send('PUT', `/admin/legal-texts/${id}`, { value, version })
async function read(kind = 'privacy', version?: number) {
  const page = dataOf<LegalTextPage>(
    await visitor.get(`/legal-texts/${kind}${version === undefined ? '' : `?version=${version}`}`),
  )
  return {
    version: page.version,
    text: page.body && plainText(page.body).trim(),
    isPresent: page.isPresent,
    others: page.others.map((one) => one.version),
  }
}

describe('what visitors read', () => {
  test('is the text of the product until another one becomes valid, at midnight in WIB', async () => {
    await publish({ validFrom: '2026-11-21', body: richTextOf('Kedua.') })
    expect(await read()).toEqual({ version: 1, text: null, isPresent: true, others: [] })
    now = new Date('2026-11-20T16:59:59.000Z')
    expect((await read()).version).toBe(1)
    expect((await visitor.get('/legal-texts/privacy?version=2')).status).toBe(404)
    now = new Date('2026-11-20T17:00:00.000Z')
    expect(await read()).toEqual({ version: 2, text: 'Kedua.', isPresent: true, others: [1] })
    expect(await read('terms')).toMatchObject({ version: 1, others: [] })
  })

  test('has every earlier version at an address of its own', async () => {
    await publish({ body: richTextOf('Kedua.') })
    await publish({ validFrom: '2026-12-01', body: richTextOf('Ketiga.') })
    now = new Date('2026-12-05T00:00:00.000Z')
    expect(await read()).toEqual({ version: 3, text: 'Ketiga.', isPresent: true, others: [2, 1] })
    expect(await read('privacy', 2)).toEqual({ version: 2, text: 'Kedua.', isPresent: false, others: [3, 1] })
    expect(await read('privacy', 1)).toEqual({ version: 1, text: null, isPresent: false, others: [3, 2] })
    for (const version of ['4', '0', '-1', 'x', '1.5', '99999'])
      expect([404, 422]).toContain((await visitor.get(`/legal-texts/privacy?version=${version}`)).status)
    expect((await visitor.get('/legal-texts/cookies')).status).toBe(404)
  })

  test('never shows drafts, and a draft is seen by the admin alone', async () => {
    const { id } = await make({ body: richTextOf('Rancangan.') })
    expect((await read()).version).toBe(1)
    const preview = await desk.get(`/admin/legal-texts/${id}/preview`)
    expect(preview).toMatchObject({ status: 200, body: { data: { version: 2, validFrom: '2026-11-20' } } })
    expect(JSON.stringify(preview.body)).toContain('Rancangan.')
  })
})

describe('the back office', () => {
  test('a text that became valid can neither change nor become a draft again, and is continued by a copy', async () => {
    const { id } = await publish()
    const reply = await replace(id, valueOf({ body: richTextOf('Diam-diam lain.') }), 2)
    expect(reply.status).toBe(422)
    expect(fieldsIn(reply)).toMatchObject([{ path: 'value.title' }])
    for (const action of ['unpublish', 'archive'])
      expect((await change(action, id)).left[0]?.reason).toContain('sudah berlaku')
    expect((await read()).text).toBe('Isi baru.')
    expect(dataOf<LegalText>(await desk.get(`/admin/legal-texts/${id}`))).toMatchObject({
      isFixed: true,
      isShown: true,
      textVersion: 2,
    })
  })

  test('one that is published for later can change and become a draft again', async () => {
    const { id } = await publish({ validFrom: '2026-12-01' })
    expect(await replace(id, valueOf({ validFrom: '2026-12-02' }), 2)).toMatchObject({ status: 200 })
    expect(fieldsIn(await replace(id, valueOf({ validFrom: '2026-11-19' }), 3))).toEqual([
      { path: 'value.validFrom', message: 'Tanggal berlakunya sudah lewat' },
    ])
    expect(fieldsIn(await replace(id, valueOf({ validFrom: '2026-12-01', body: null }), 3))).toEqual([
      { path: 'value.body', message: 'Teksnya belum ditulis' },
    ])
    expect(await change('unpublish', id)).toMatchObject({ done: [{ id }], left: [] })
  })

  test('is not published without a text and a day, for a day that is over, or for one that has a text', async () => {
    const { id } = await make({ body: null })
    const reasons = []
    for (const [version, given] of [{ body: null }, { validFrom: null }, { validFrom: '2026-11-19' }].entries()) {
      await replace(id, valueOf(given), version + 1)
      reasons.push((await change('publish', id)).left[0]?.reason)
    }
    await publish()
    await replace(id, valueOf(), 4)
    reasons.push((await change('publish', id)).left[0]?.reason)
    expect(reasons).toEqual([
      'Teksnya belum ditulis.',
      'Tanggal berlakunya belum dipilih.',
      'Tanggal berlakunya sudah lewat.',
      'Versi lain sudah berlaku mulai tanggal itu.',
    ])
    await publish({ kind: 'terms' })
    const later = await publish({ validFrom: '2026-12-01' })
    await publish({ validFrom: '2026-12-02' })
    expect(fieldsIn(await replace(later.id, valueOf({ validFrom: '2026-12-02' }), 2))).toEqual([
      { path: 'value.validFrom', message: 'Versi lain sudah berlaku mulai tanggal itu' },
    ])
  })

  test('who saves second gets both values', async () => {
    const { id } = await make()
    await replace(id, valueOf({ title: 'Mereka' }), 1)
    const mine = valueOf({ title: 'Saya' })
    expect(await replace(id, mine, 1)).toMatchObject({
      status: 409,
      body: { data: { code: 'content_changed', mine, theirs: { value: { title: 'Mereka' }, version: 2 } } },
    })
  })

  test('401 without a session, 403 without the settings, 404 for an unknown id, 422 for what cannot be', async () => {
    const value = valueOf()
    const unknown = `/admin/legal-texts/${randomUUID()}`
    const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'announcements', capability: 'manage' }] })
    const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
      (await by.get('/admin/legal-texts')).status,
      (await by.get(unknown)).status,
      (await by.get(`${unknown}/preview`)).status,
      (await by.post('/admin/legal-texts', { value })).status,
      (await by.send('PUT', unknown, { value, version: 1 })).status,
      (await by.post('/admin/legal-texts/change-status', { action: 'archive', ids: [randomUUID()] })).status,
    ]
    expect(await statusesOf(visitor)).toEqual([401, 401, 401, 401, 401, 401])
    expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403, 403])
    expect(await statusesOf(desk)).toEqual([200, 404, 404, 201, 404, 200])
    for (const wrong of [
      { kind: 'cookies' },
      { title: ' ' },
      { validFrom: '2026-02-30' },
      { body: { type: 'doc', content: [{ type: 'script' }] } },
      { body: richTextOf('a'.repeat(9_000).concat('b')), extra: 1 },
    ])
      expect((await desk.post('/admin/legal-texts', { value: { ...value, ...wrong } })).status).toBe(422)
  })
})

test('registrations, forms and applications note the versions that were agreed to', async () => {
  await publish()
  await publish({ kind: 'terms', validFrom: '2026-11-22' })
  const learner = await signedInLearner(app)
  const consentOf = async () =>
    dataOf<Consent[]>(await learner.post('/me/consents', { purpose: 'product_news', isGiven: true }))[0]
  expect(await consentOf()).toMatchObject({
    version: '2026-11-20',
    legalVersions: { privacy: 2, terms: 1, disclaimer: 1 },
  })

  const section = formSection('lead_form', { fields: [formField('name')], consent: 'Saya bersedia dihubungi.' })
  const { page, at } = await publishForm(desk, section)
  expect((await visitor.post(at, { answers: { name: 'Sari', consent: 'yes' } })).status).toBe(200)
  const leads = dataOf<{ items: Lead[] }>(await desk.get(`/admin/leads?pageId=${page.id}`)).items
  expect(leads[0]?.legalVersions).toEqual({ privacy: 2, terms: 1, disclaimer: 1 })

  now = new Date('2026-11-22T01:00:00.000Z')
  expect(await consentOf()).toMatchObject({ version: '2026-11-22', legalVersions: { privacy: 2, terms: 2 } })
  const { id, number } = await publishVacancy(desk, { title: 'Penulis' })
  const { address } = await sendParts(app, null, '/uploads', [
    ['type', '8'],
    ['file', pdf(), 'CV.pdf', 'application/pdf'],
  ])
  const sent = await visitor.post(`/vacancies/${number}/applications`, {
    name: 'Ayu Puspita',
    email: 'ayu@contoh.id',
    whatsapp: '081234567890',
    city: 'Sleman',
    message: '',
    consent: true,
    fileId: address?.split('/').at(-1),
  })
  expect(sent.status).toBe(201)
  const applicants = dataOf<{ items: Applicant[] }>(await desk.get(`/admin/applicants?vacancyId=${id}`)).items
  expect(applicants[0]?.legalVersions).toEqual({ privacy: 2, terms: 2, disclaimer: 1 })
})
