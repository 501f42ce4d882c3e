import type { Lead, OptOut } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formField, formSection, publishForm } from '../../../testing/form-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'

/** A published form with name, number and e-mail, and its leads. */
async function openForm() {
  const fields = [
    formField('name'),
    formField('whatsapp', { isRequired: false }),
    formField('email', { isRequired: false }),
    formField('choice', { label: 'Kelas', options: 'Pagi\nMalam', isRequired: false }),
    formField('text', { isRequired: false }),
  ]
  const { page, at } = await publishForm(desk, formSection('lead_form', { fields }))
  const send = async (answers: Record<string, string>) => {
    now = new Date(now.getTime() + 1_000)
    const reply = await visitor.post(at, { answers })
    expect(reply.status).toBe(200)
  }
  const list = async (query = '') =>
    ((await desk.get(`/admin/leads?pageId=${page.id}${query}`)).body.data as { items: Lead[] }).items
  const only = async (query = '') => {
    const [lead, ...more] = await list(query)
    if (!lead || more.length > 0) throw new Error('one lead was expected')
    return lead
  }
  return { page, at, send, list, only }
}

let numbers = 100
const newNumber = () => `0813777${(numbers += 1)}00`
const nameOf = ({ answers }: Lead) => answers[0]?.value
const csv = async (query: string) => {
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (
    await app.fetch(new Request(`http://localhost:3000/api/admin/leads.csv${query}`, { headers: { cookie } }))
  ).text()
}

describe('a suspected robot’s submission is stored separately and never lost', () => {
  test('a filled honeypot gets the usual response, and is marked with its reason', async () => {
    const { send, list, only } = await openForm()
    await send({ name: 'Robot', website: 'http://jahat.example' })
    expect(await list()).toEqual([])
    expect(await only('&box=spam')).toMatchObject({ suspicions: ['trap'], personLeads: 1 })
  })

  test('so are forms that were sent faster than anyone reads, by the page’s count and by our own', async () => {
    const { at, send, list } = await openForm()
    await send({ name: 'Kilat', elapsed: '300' })
    await send({ name: 'Wajar', elapsed: '8000' })
    const { drawn } = (await visitor.get(at)).body.data as { drawn: string }
    await send({ name: 'Sekejap', drawn })
    now = new Date(now.getTime() + 5_000)
    await send({ name: 'Sabar', drawn })
    await send({ name: 'Palsu', drawn: `${drawn.split('.')[0]}.tandatanganpalsu` })
    expect((await list('&box=spam')).map(nameOf)).toEqual(['Sekejap', 'Kilat'])
    expect((await list()).map(nameOf)).toEqual(['Palsu', 'Sabar', 'Wajar'])
  })

  test('a signed time takes precedence over a submitted one', async () => {
    const { at, send, list } = await openForm()
    const drawnNow = async () => ((await visitor.get(at)).body.data as { drawn: string }).drawn
    await send({ name: 'Berbohong', drawn: await drawnNow(), elapsed: '60000' })
    const drawn = await drawnNow()
    now = new Date(now.getTime() + 5_000)
    await send({ name: 'Sabar', drawn, elapsed: '300' })
    expect((await list('&box=spam')).map(nameOf)).toEqual(['Berbohong'])
    expect((await list()).map(nameOf)).toEqual(['Sabar'])
  })

  test('so is the fifth answer of one number within an hour', async () => {
    const { send, list } = await openForm()
    const whatsapp = newNumber()
    for (const name of ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima']) await send({ name, whatsapp })
    expect((await list('&box=spam')).map(({ suspicions }) => suspicions)).toEqual([['number_often']])
    expect((await list()).map(({ personLeads }) => personLeads)).toEqual([4])
  })

  test('so is the forty-sixth answer from one address within ten minutes', async () => {
    const here = await createTestApp()
    const editor = await here.signedIn()
    const { page, at } = await publishForm(editor, formSection('newsletter'))
    const stranger = here.visitor()
    for (let count = 0; count < 46; count += 1)
      expect(
        (await stranger.post(at, { answers: { email: `orang-${count}@toko.co`, whatsapp: newNumber() } })).status,
      ).toBe(200)
    const spam = (await editor.get(`/admin/leads?pageId=${page.id}&box=spam`)).body.data as { items: Lead[] }
    expect(spam.items.map(({ suspicions }) => suspicions)).toEqual([['address_often']])
  })

  test('an admin marks a lead as human or as a bot', async () => {
    const { send, only, list } = await openForm()
    await send({ name: 'Sari', text: 'lihat https://toko-sari.test' })
    const lead = await only('&box=spam')
    const mark = (isSpam: boolean) => desk.send('PUT', `/admin/leads/${lead.id}/suspicion`, { isSpam })
    expect((await mark(false)).body.data).toMatchObject({ suspicions: [] })
    expect((await list()).map(nameOf)).toEqual(['Sari'])
    expect((await mark(true)).body.data).toMatchObject({ suspicions: ['by_hand'] })
    expect(await list()).toEqual([])
    expect((await desk.send('PUT', `/admin/leads/${lead.id}/suspicion`, { isSpam: 'ya' })).status).toBe(422)
    expect((await desk.send('PUT', `/admin/leads/${unknownId}/suspicion`, { isSpam: true })).status).toBe(404)
  })
})

describe('one person is one row', () => {
  test('leads with the same number or e-mail are one contact, with all their answers', async () => {
    const { send, only } = await openForm()
    const whatsapp = newNumber()
    await send({ name: 'Sari', whatsapp })
    await send({ name: 'S. Wulandari', email: 'sari@satu.co' })
    await send({ name: 'Sari W', whatsapp: whatsapp.replace(/^0/, '+62 '), email: 'SARI@satu.co' })
    const lead = await only()
    expect([nameOf(lead), lead.personLeads]).toEqual(['Sari W', 3])
    const person = (await desk.get(`/admin/leads/${lead.id}/person`)).body.data as Lead[]
    expect(person.map(nameOf)).toEqual(['Sari W', 'S. Wulandari', 'Sari'])
    expect((await desk.get(`/admin/leads/${unknownId}/person`)).status).toBe(404)
  })

  test('simultaneous leads of one person are one contact, too', async () => {
    const { at, only } = await openForm()
    const whatsapp = newNumber()
    await Promise.all(
      ['Satu', 'Dua', 'Tiga'].map((name) => visitor.post(at, { answers: { name, whatsapp, email: 'sama@satu.co' } })),
    )
    expect((await only()).personLeads).toBe(3)
  })

  test('a suspected lead is not merged until an admin marks it as human', async () => {
    const { send, only } = await openForm()
    const whatsapp = newNumber()
    await send({ name: 'Sari', whatsapp })
    await send({ name: 'Robot', whatsapp, website: 'x' })
    expect((await only()).personLeads).toBe(1)
    await desk.send('PUT', `/admin/leads/${(await only('&box=spam')).id}/suspicion`, { isSpam: false })
    expect((await only()).personLeads).toBe(2)
  })

  test('one answer is deleted and the others stay', async () => {
    const { send, only } = await openForm()
    const whatsapp = newNumber()
    await send({ name: 'Lama', whatsapp })
    await send({ name: 'Baru', whatsapp })
    await desk.remove(`/admin/leads/${(await only()).id}`)
    expect([nameOf(await only()), (await only()).personLeads]).toEqual(['Lama', 1])
  })
})

describe('contacts who opted out', () => {
  const open = async (lead: Lead) => {
    const path = `/opt-outs/${lead.optOutAddress.split('/').at(-1)}`
    return { path, state: (await visitor.get(path)).body.data as OptOut }
  }

  test('opt out by their own link, and are never exported again, whatever they send', async () => {
    const { page, send, list } = await openForm()
    const whatsapp = newNumber()
    await send({ name: 'Sari', whatsapp })
    await send({ name: 'Budi', whatsapp: newNumber() })
    const sari = (await list()).find((lead) => nameOf(lead) === 'Sari')
    if (!sari) throw new Error('she is listed')
    const { path, state } = await open(sari)
    expect(state).toEqual({ kind: 'lead', contacts: [`0813-••••-${whatsapp.slice(-4)}`], isDone: false })
    expect((await list()).map(({ isOptedOut }) => isOptedOut)).toEqual([false, false])
    expect((await visitor.post(path)).body.data).toMatchObject({ isDone: true })
    expect((await visitor.get(path)).body.data).toMatchObject({ isDone: true })
    await send({ name: 'Sari lagi', whatsapp })
    expect((await list()).map((lead) => [nameOf(lead), lead.isOptedOut])).toEqual([
      ['Sari lagi', true],
      ['Budi', false],
    ])
    const text = await csv(`?pageId=${page.id}`)
    expect([text.includes('Budi'), text.includes('Sari')]).toEqual([true, false])
  })

  test('is set and revoked manually; the opt-out outlives the data', async () => {
    const { send, only } = await openForm()
    const whatsapp = newNumber()
    await send({ name: 'Sari', whatsapp })
    const mark = async (isOptedOut: boolean) =>
      (await desk.send('PUT', `/admin/leads/${(await only()).id}/opt-out`, { isOptedOut })).body.data
    expect(await mark(true)).toMatchObject({ isOptedOut: true })
    expect(await mark(false)).toMatchObject({ isOptedOut: false })
    await mark(true)
    await desk.remove(`/admin/leads/${(await only()).id}`)
    await send({ name: 'Sari kembali', whatsapp })
    expect(await only()).toMatchObject({ isOptedOut: true })
    expect((await desk.send('PUT', `/admin/leads/${unknownId}/opt-out`, { isOptedOut: true })).status).toBe(404)
    expect((await desk.send('PUT', `/admin/leads/${unknownId}/opt-out`, {})).status).toBe(422)
  })

  test('a link that we did not sign opens nothing', async () => {
    const { send, only } = await openForm()
    await send({ name: 'Sari', whatsapp: newNumber() })
    const { path } = await open(await only())
    const forged = [`${path}x`, path.replace(/l0/, 'r0'), '/opt-outs/l0.0', '/opt-outs/lorem.ipsum-dolor-sit-amet-xx']
    for (const one of forged) {
      expect([404, 422]).toContain((await visitor.get(one)).status)
      expect([404, 422]).toContain((await visitor.post(one)).status)
    }
    expect(await only()).toMatchObject({ isOptedOut: false })
  })
})

test('an anonymised lead still counts, without personal data', async () => {
  const { page, send, only } = await openForm()
  const whatsapp = newNumber()
  await send({ name: 'Ingin dilupakan', whatsapp, email: 'lupakan@saya.co', choice: 'Malam', text: 'Saya dari Kediri' })
  const { id } = await only()
  const reply = await desk.post(`/admin/leads/${id}/anonymize`)
  expect(reply.body.data).toMatchObject({
    answers: [{ kind: 'choice', value: 'Malam' }],
    anonymizedAt: now.toISOString(),
    optOutAddress: '',
  })
  expect((await desk.post(`/admin/leads/${id}/anonymize`)).body.data).toEqual(reply.body.data)
  expect((await desk.post(`/admin/leads/${unknownId}/anonymize`)).status).toBe(404)
  const { rows } = await app.database.queries.execute(sql`
    SELECT to_jsonb(leads)::text AS row FROM leads WHERE page_id = ${page.id} UNION ALL SELECT contact FROM lead_contacts`)
  for (const word of ['dilupakan', 'lupakan@saya.co', 'Kediri', whatsapp.slice(1)])
    expect(JSON.stringify(rows)).not.toContain(word)
})
