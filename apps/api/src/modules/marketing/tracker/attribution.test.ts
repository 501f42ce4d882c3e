import type { Lead } from '@naikkelas/contract/marketing'
import { testSection } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formSection, publish, publishForm } from '../../../testing/form-factories.ts'
import { change, headline, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { findVariantSplit, variantSeen } from '../../pages/landing-pages/index.ts'
import { readAttribution } from './attribution.rules.ts'

const now = new Date('2026-11-22T03:00:00Z')
const seconds = (at: string) => Date.parse(at) / 1000
const met = (query: string, at = '2026-11-20T03:00:00Z') => `${query}&t=${seconds(at)}`

async function rowsLeft(app: Awaited<ReturnType<typeof createTestApp>>): Promise<number> {
  const { rows } = await app.database.queries.execute(sql`SELECT lead_id FROM lead_attributions`)
  return rows.length
}

test('the first and the last campaign are stored separately, with the names used in analytics', () => {
  const cookies = `lain=1; nk_src=${met('utm_source=IG&utm_campaign=gajian&fbclid=1', '2026-11-01T03:00:00Z')}|${met('ref=mitra-7')}`
  expect(readAttribution(cookies, now)).toMatchObject({
    first: { source: 'instagram', campaign: 'gajian', clickIds: 'fbclid', metAt: '2026-11-01T03:00:00.000Z' },
    last: { source: 'ref', ref: 'mitra-7', metAt: '2026-11-20T03:00:00.000Z' },
  })
})

test('a campaign older than thirty days is ignored', () => {
  const old = met('utm_source=lama', '2026-10-01T00:00:00Z')
  expect(readAttribution(`nk_src=${old}|${old}`, now)).toBeNull()
  expect(readAttribution(`nk_src=${old}|${met('utm_source=baru')}`, now)?.first.source).toBe('baru')
})

test.each([
  ['no cookie', null],
  ['an empty one', 'nk_src='],
  ['one without a time', 'nk_src=utm_source=x|utm_source=x'],
  ['one from the future', `nk_src=${met('utm_source=x', '2030-01-01T00:00:00Z')}`],
  ['a forged second cookie', `nk_src=${met('utm_source=a')}; nk_src=${met('utm_source=b')}`],
  ['one beyond any length', `nk_src=${met(`utm_source=${'x'.repeat(5_000)}`)}`],
  ['broken escapes', 'nk_src=%E0%A4%A|%'],
])('%s says nothing', (_, cookies) => {
  expect(readAttribution(cookies, now)).toBeNull()
})

test('a lead keeps by which campaigns its sender came, and both go together', async () => {
  const app = await createTestApp({ overrides: { clock: { now: () => now } } })
  const desk = await app.signedIn()
  const { page, at } = await publishForm(desk, formSection('lead_form'))
  const cookie = `nk_src=${met('utm_source=tiktok&ref=mitra-7&utm_campaign=%3Cscript%3E')}|${met('utm_source=wa')}`
  const answers = { name: 'Sari Wulandari', whatsapp: '0812-3456-7890', consent: 'yes' }
  const reply = await app.visitor().send('POST', at, { answers }, { cookie })
  expect(reply.status).toBe(200)

  const list = async () => ((await desk.get(`/admin/leads?pageId=${page.id}`)).body.data as { items: Lead[] }).items
  const [lead] = await list()
  expect(lead?.attribution).toMatchObject({
    first: { source: 'tiktok', ref: 'mitra-7', campaign: '<script>' },
    last: { source: 'whatsapp' },
  })
  expect((await desk.get(`/admin/leads/${lead?.id}/person`)).body.data).toMatchObject([lead])
  await desk.remove(`/admin/leads/${lead?.id ?? ''}`)
  expect(await list()).toEqual([])
  expect(await rowsLeft(app)).toBe(0)
})

test('an anonymised lead has no source any more; it is still counted by campaign', async () => {
  const app = await createTestApp({ overrides: { clock: { now: () => now } } })
  const desk = await app.signedIn()
  const { page, at } = await publishForm(desk, formSection('lead_form'))
  const cookie = `nk_src=${met('utm_source=tiktok&ref=mitra-7&utm_campaign=perdana')}|${met('utm_source=wa&utm_campaign=gajian')}`
  const answers = { name: 'Sari Wulandari', whatsapp: '0812-3456-7890', consent: 'yes' }
  await app.visitor().send('POST', at, { answers }, { cookie })
  const leads = async () => ((await desk.get(`/admin/leads?pageId=${page.id}`)).body.data as { items: Lead[] }).items
  const [lead] = await leads()
  const other = { name: 'Budi', whatsapp: '0812-3456-7891', consent: 'yes' }
  await app.visitor().send('POST', at, { answers: other }, { cookie: `nk_src=${met('utm_campaign=lain')}` })
  const [theirs] = await leads()
  await desk.post(`/admin/leads/${lead?.id}/anonymize`)
  const [after, anonymous] = await leads()
  expect(anonymous).toMatchObject({ attribution: null, source: { utm: { utm_campaign: 'gajian' } } })
  // Other visitors' rows are unchanged.
  expect(after).toEqual(theirs)
  expect([theirs?.attribution?.last.campaign, theirs?.source.utm]).toEqual(['lain', {}])
  expect(await rowsLeft(app)).toBe(1)
})

test('a source that is called like a part of every object is a source like others', () => {
  expect(readAttribution(`nk_src=${met('utm_source=constructor')}`, now)?.first.source).toBe('constructor')
})

test('a lead from a campaign on a page with an A/B test has its page, variant, section and source', async () => {
  const app = await createTestApp({ overrides: { clock: { now: () => now } } })
  const desk = await app.signedIn()
  const tested = headline({ title: 'Judul lama' })
  const form = formSection('newsletter')
  const { page, document } = await makePage(desk, { sections: [tested, form] })
  await send(desk, page.id, page.headVersion, change(...testSection(document, tested.id)))
  await publish(desk, (await readPage(desk, page.id)).page)
  const weights = [
    { key: 'a', weight: 50 },
    { key: 'b', weight: 50 },
  ]
  await desk.post(`/admin/landing-pages/${page.id}/experiments`, { goal: 'lead', leastLift: 20, weights })
  const split = await findVariantSplit(app.database.queries, page.id)
  const cookie = `nk_v_${split?.mark}=b; nk_src=${met('utm_source=tiktok&gclid=1')}|${met('utm_source=wa')}`
  const answers = { email: 'sari@contoh.test' }
  expect((await app.visitor().send('POST', `/leads/${page.id}/${form.id}`, { answers }, { cookie })).status).toBe(200)

  // What a checkout asks of the same request.
  expect(variantSeen(split, cookie)).toBe('b')
  expect(readAttribution(cookie, now)).toMatchObject({
    first: { source: 'tiktok', clickIds: 'gclid' },
    last: { source: 'whatsapp' },
  })
  const { rows } = await app.database.queries.execute(
    sql`SELECT id, page_id, section_id, variant FROM leads WHERE page_id = ${page.id}`,
  )
  expect(rows).toMatchObject([{ page_id: page.id, section_id: form.id, variant: 'b' }])
  expect((await desk.get(`/admin/leads/${String(rows[0]?.id)}`)).body.data).toMatchObject({
    variant: 'b',
    attribution: { first: { source: 'tiktok' }, last: { source: 'whatsapp' } },
  })
})
