import type { LeadForm } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formSection, publishForm } from '../../../testing/form-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const typed = { answers: { name: 'Sari Wulandari', whatsapp: '021 555 1234' }, source: 'http://localhost/kelas' }
async function hold(at: string, body: unknown = typed): Promise<string> {
  const reply = await visitor.post(`${at}/held`, body)
  expect(reply.status).toBe(200)
  return (reply.body.data as { held: string }).held
}
const heldAt = async (at: string, token: string) =>
  ((await app.visitor().get(`${at}?held=${encodeURIComponent(token)}`)).body.data as LeadForm).held
const rowsOf = async () => (await app.database.queries.execute(sql`SELECT * FROM held_answers`)).rows

test('rejected input is shown in its form as typed, with its errors', async () => {
  const { at } = await publishForm(desk, formSection('lead_form'))
  expect(await heldAt(at, await hold(at))).toEqual({
    ...typed,
    issues: [
      {
        path: 'answers.whatsapp',
        message: 'Tulis nomor WhatsApp seperti 0812 3456 7890; nomor luar negeri diawali + dan kode negaranya',
      },
    ],
  })
})

test('it is not a lead, and cannot be read without its token', async () => {
  const { page, at } = await publishForm(desk, formSection('lead_form'))
  const token = await hold(at)
  const { total } = (await desk.get(`/admin/leads?pageId=${page.id}`)).body.data as { total: number }
  expect(total).toBe(0)
  const kept = JSON.stringify(await rowsOf())
  expect(kept).toContain(page.id)
  for (const secret of ['Sari', '555', token]) expect(kept).not.toContain(secret)
})

test('another form, a changed token and none at all find nothing, and the form is drawn empty', async () => {
  const { at } = await publishForm(desk, formSection('lead_form'))
  const other = await publishForm(desk, formSection('lead_form'))
  const token = await hold(at)
  expect(await heldAt(other.at, token)).toBeNull()
  expect(await heldAt(at, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
  expect(await heldAt(at, '')).toBeNull()
  expect((await visitor.get(`${at}?held=${'a'.repeat(121)}`)).status).toBe(422)
})

test('it is gone after an hour', async () => {
  const { at } = await publishForm(desk, formSection('lead_form'))
  const token = await hold(at)
  now = new Date(now.getTime() + 3_599_000)
  expect(await heldAt(at, token)).not.toBeNull()
  now = new Date(now.getTime() + 2_000)
  expect(await heldAt(at, token)).toBeNull()
})

test('abandoned drafts are deleted', async () => {
  const { at } = await publishForm(desk, formSection('lead_form'))
  await hold(at)
  await app.database.queries.execute(sql`UPDATE held_answers SET held_until = now() - interval '1 second'`)
  await app.tidy()
  expect(await rowsOf()).toEqual([])
})

test('a closed form is 404, an invalid body 422, too many requests 429', async () => {
  const { page, at } = await publishForm(desk, formSection('lead_form'))
  expect((await visitor.post(`/leads/${page.id}/lain-lain-/held`, typed)).status).toBe(404)
  expect((await visitor.post(`${at}/held`, { answers: { name: 3 } })).status).toBe(422)
  expect((await visitor.post(`${at}/held`, { answers: { name: 'a'.repeat(66_000) } })).status).toBe(422)
  const here = await createTestApp()
  const one = await publishForm(await here.signedIn(), formSection('lead_form'))
  const statuses: number[] = []
  for (let count = 0; count < 61; count++) statuses.push((await here.visitor().post(`${one.at}/held`, typed)).status)
  expect(statuses.indexOf(429)).toBe(60)
})
