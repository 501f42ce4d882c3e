import type { Lead } from '@naikkelas/contract/marketing'
import { expect, test } from 'vitest'
import { formField, formSection, publishForm } from '../../../testing/form-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2024-01-31T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now }, leadMonths: 12 } })

/** Sign in again: sessions do not last for months. */
async function list() {
  const reply = await (await app.signedIn()).get('/admin/leads')
  return reply.body.data as { items: Lead[]; retentionMonths: number }
}

async function exported() {
  const desk = await app.signedIn()
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request('http://localhost:3000/api/admin/leads.csv', { headers: { cookie } })
  return (await app.fetch(request)).text()
}

test('a lead is complete for its retention time; then it is anonymised and still counted, and its opt-out stays', async () => {
  const desk = await app.signedIn()
  const fields = [
    formField('name'),
    formField('whatsapp'),
    formField('choice', { label: 'Kelas', options: 'Pagi\nMalam' }),
  ]
  const { at } = await publishForm(desk, formSection('lead_form', { fields }))
  const send = (name: string, whatsapp: string) =>
    app.visitor().post(at, { answers: { name, whatsapp, choice: 'Malam' } })
  expect((await send('Sari Lama', '081377710001')).status).toBe(200)
  const [first] = (await list()).items
  await desk.send('PUT', `/admin/leads/${first?.id}/opt-out`, { isOptedOut: true })
  now = new Date('2024-06-01T10:00:00Z')
  await send('Budi Baru', '081377710002')

  now = new Date('2025-01-31T09:59:00Z')
  await app.tidy()
  const before = await list()
  expect(before.retentionMonths).toBe(12)
  expect(before.items.map(({ answers }) => answers[0]?.value)).toEqual(['Budi Baru', 'Sari Lama'])
  expect(await exported()).toContain('Budi Baru')

  now = new Date('2025-01-31T10:01:00Z')
  await app.tidy()
  const after = await list()
  expect(after.items.map(({ answers, anonymizedAt }) => [answers.map(({ value }) => value), anonymizedAt])).toEqual([
    [['Budi Baru', '6281377710002', 'Malam'], null],
    [['Malam'], now.toISOString()],
  ])

  // The opt-out still applies to the person's next lead.
  await send('Sari Lagi', '081377710001')
  expect((await list()).items[0]).toMatchObject({ isOptedOut: true, personLeads: 1 })
})
