import type { Lead, LeadForm } from '@naikkelas/contract/marketing'
import type { StoredSection } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { formField, formSection, publish, publishForm } from '../../../testing/form-factories.ts'
import { change, headline, readPage, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()

const asVariant = (section: StoredSection, group: string, key: 'a' | 'b'): StoredSection => ({
  ...section,
  settings: { ...section.settings, variant: { group, key } },
})

/** A page whose form is tested in two versions; the second asks for an e-mail besides. */
async function testedForm() {
  const plain = formSection('lead_form')
  const a = asVariant(plain, plain.id, 'a')
  const b = asVariant(
    formSection('lead_form', { fields: [formField('name'), formField('whatsapp'), formField('email')] }),
    plain.id,
    'b',
  )
  const { page } = await publishForm(desk, a, b, headline())
  const at = (section: StoredSection) => `/leads/${page.id}/${section.id}`
  /** Publishes the page without one of its sections. */
  const lose = async ({ id }: StoredSection) => {
    const { page: head } = await readPage(desk, page.id)
    const { data } = await send(desk, page.id, head.headVersion, change({ kind: 'removeSection', sectionId: id }))
    await publish(desk, { id: page.id, headVersion: data.headVersion })
  }
  return { page, a, b, at, lose }
}
const sari = { name: 'Sari', whatsapp: '0812 3456 7890', email: 'sari@toko.co' }

test('a lead from the losing variant is accepted, under the name of the remaining form', async () => {
  const { page, a, b, at, lose } = await testedForm()
  await lose(b)
  const form = (await visitor.get(at(b))).body.data as LeadForm
  expect(form.fields.map(({ name }) => name)).toEqual(['name', 'whatsapp', 'email'])
  const sent = await visitor.post(at(b), { answers: sari })
  expect(sent.body.data).toEqual({ goTo: `/terima-kasih/${page.id}/${a.id}` })
  const { items } = (await desk.get(`/admin/leads?pageId=${page.id}`)).body.data as { items: Lead[] }
  expect(items.map(({ sectionId, answers }) => [sectionId, answers.length])).toEqual([[a.id, 3]])
})

test('the same when the first variant lost, and its errors name its own fields', async () => {
  const { a, b, at, lose } = await testedForm()
  await lose(a)
  expect((await visitor.post(at(a), { answers: { name: 'Sari', whatsapp: '12' } })).status).toBe(422)
  expect((await visitor.post(at(a), { answers: { name: 'Sari', whatsapp: '081234567890' } })).status).toBe(200)
  expect((await visitor.post(at(b), { answers: sari })).status).toBe(200)
})

test('without any variant, or after unpublishing, the form is closed', async () => {
  const tested = await testedForm()
  await tested.lose(tested.b)
  await desk.post(`/admin/landing-pages/${tested.page.id}/unpublish`, {})
  expect((await visitor.post(tested.at(tested.b), { answers: sari })).status).toBe(404)
  await publish(desk, (await readPage(desk, tested.page.id)).page)
  expect((await visitor.post(tested.at(tested.b), { answers: sari })).status).toBe(200)
  await tested.lose(tested.a)
  expect((await visitor.post(tested.at(tested.b), { answers: sari })).status).toBe(404)
})

test('a deleted form outside of any test is closed', async () => {
  const form = formSection('lead_form')
  const { page, at } = await publishForm(desk, form, headline())
  const { page: head } = await readPage(desk, page.id)
  const { data } = await send(desk, page.id, head.headVersion, change({ kind: 'removeSection', sectionId: form.id }))
  await publish(desk, { id: page.id, headVersion: data.headVersion })
  expect((await visitor.post(at, { answers: sari })).status).toBe(404)
})
