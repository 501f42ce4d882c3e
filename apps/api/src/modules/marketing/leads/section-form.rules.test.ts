import { emptyDocument } from '@naikkelas/page'
import { defaultSettings } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { formField, formSection } from '../../../testing/form-factories.ts'
import { formOf } from './section-form.rules.ts'

const now = new Date('2026-11-20T10:00:00Z')
const documentOf = (...sections: ReturnType<typeof formSection>[]) => ({ ...emptyDocument(), sections })
const asked = (section: ReturnType<typeof formSection>) =>
  formOf(documentOf(section), section.id, now)?.fields.map(({ name, isRequired }) => (isRequired ? name : `${name}?`))

test('each kind of form asks what its section draws', () => {
  const two = [formField('text'), formField('text', { isRequired: false }), formField('email')]
  expect(asked(formSection('lead_form', { fields: two }))).toEqual(['text', 'text_2?', 'email'])
  expect(asked(formSection('register_class', { layout: 'form', fields: two }))).toEqual(['text', 'text_2?', 'email'])
  expect(asked(formSection('contact', { layout: 'form', fields: two }))).toEqual(['text', 'text_2?', 'email'])
  expect(asked(formSection('newsletter', { via: 'whatsapp' }))).toEqual(['whatsapp'])
  expect(asked(formSection('newsletter', { via: 'email' }))).toEqual(['email'])
  expect(asked(formSection('order_form', { hasCoupon: true }))).toEqual(['name', 'whatsapp', 'email', 'coupon?'])
  expect(asked(formSection('order_form', { hasCoupon: false }))).toEqual(['name', 'whatsapp', 'email'])
})

test('a section without a form in its layout takes nothing in', () => {
  expect(asked(formSection('register_class', { layout: 'band' }))).toBeUndefined()
  expect(asked(formSection('contact', { layout: 'lines' }))).toBeUndefined()
})

test('a hidden section, one whose time is over and one of another page take nothing in', () => {
  const shown = formSection('lead_form')
  const hidden = { ...shown, settings: { ...defaultSettings, isHidden: true } }
  const over = {
    ...shown,
    settings: { ...defaultSettings, schedule: { from: null, to: '2026-11-20T09:59:59Z' } },
  }
  expect(formOf(documentOf(shown), shown.id, now)).not.toBeNull()
  expect(formOf(documentOf(hidden), hidden.id, now)).toBeNull()
  expect(formOf(documentOf(over), over.id, now)).toBeNull()
  expect(formOf(documentOf(shown), 'lain-lain-', now)).toBeNull()
})

test('chips in its words say what the page says', () => {
  const section = formSection('lead_form', {
    title: 'Kelas bersama {mentor}',
    consent: 'Saya setuju dihubungi {mentor}',
  })
  const document = documentOf(section)
  const form = formOf({ ...document, offer: { ...document.offer, coach: 'Sinta' } }, section.id, now)
  expect(form).toMatchObject({ title: 'Kelas bersama Sinta', consent: 'Saya setuju dihubungi Sinta' })
})
