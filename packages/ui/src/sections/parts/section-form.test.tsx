import { describe, expect, test } from 'vitest'
import { drawn, type Drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import type { PageContext } from '../section-view.ts'
import { noCta } from '../values.ts'
import { choicesOf, formFieldNames } from './form-names.ts'
import type { FormField } from './form.schema.ts'
import { hasForm, SectionForm } from './section-form.tsx'
import { storyPage } from './story-media.ts'

const field = (kind: FormField['kind'], rest: Partial<FormField> = {}): FormField => ({
  id: `isian-${kind}`.padEnd(10, '0').slice(0, 10),
  kind,
  label: '',
  options: '',
  isRequired: true,
  ...rest,
})

const draw = (fields: FormField[], consent = '', rest: Partial<PageContext> = {}) =>
  drawn(
    <SectionForm
      fields={fields}
      consent={consent}
      cta={{ ...noCta, label: 'Kirim sekarang' }}
      page={storyPage('form', {}, rest)}
      slot={(_path, node) => node}
    />,
  )
const controlNamed = ({ body }: Drawn, name: string) => body.querySelector<HTMLInputElement>(`[name="${name}"]`)!

describe('a form of a section', () => {
  const form = draw(
    [field('name'), field('whatsapp'), field('email', { isRequired: false }), field('text')],
    'Saya setuju',
  )
  const control = (name: string) => controlNamed(form, name)

  test('has a label for every control', () => {
    const controls = [...form.body.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea')]
    expect(controls).toHaveLength(6)
    for (const each of controls) expect(form.body.querySelector(`label[for="${each.id}"]`), each.name).not.toBeNull()
  })

  test('supports autofill and shows the right keyboard', () => {
    expect(control('name').autocomplete).toBe('name')
    expect(control('whatsapp').type).toBe('tel')
    expect(control('whatsapp').getAttribute('inputmode')).toBe('tel')
    expect(control('whatsapp').autocomplete).toBe('tel')
    expect(control('email').type).toBe('email')
  })

  test('marks required fields for the browser, and says which field is optional', () => {
    for (const name of ['name', 'whatsapp', 'text', 'consent']) expect(control(name).required, name).toBe(true)
    expect(control('email').required).toBe(false)
    expect(form.getAllByText(/\(boleh kosong\)/)).toHaveLength(1)
    expect(form.getByLabelText(/boleh kosong/)).toBe(control('email'))
  })

  test('accepts a phone number in any notation, and leaves its validation to the receiver', () => {
    expect(control('whatsapp').hasAttribute('pattern')).toBe(false)
    for (const written of ['0812-3456-7890', '+62 (0812) 3456 7890', 'WA saya 0812 3456 7890 atau 0813 9876 5432'])
      expect(written.length).toBeLessThanOrEqual(Number(control('whatsapp').getAttribute('maxlength')))
  })

  test('hides its honeypot from people: not read out, no tab stop, no autofill', () => {
    expect(control('website').tabIndex).toBe(-1)
    expect(control('website').autocomplete).toBe('off')
    expect(control('website').closest('[aria-hidden="true"]')).not.toBeNull()
  })

  test('has no consent box without a consent text', () => {
    expect(draw([field('name')]).queryByRole('checkbox')).toBeNull()
  })

  test('offers each choice once, after an empty one', () => {
    const { getAllByRole } = draw([field('choice', { options: 'Shopee\n\n Tokopedia \nShopee' })])
    expect(getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pilih satu', 'Shopee', 'Tokopedia'])
  })
})

test('fields of one kind are sent under different names', () => {
  const names = formFieldNames([field('text'), field('name'), field('text'), field('text')])
  expect(names).toEqual(['text', 'name', 'text_2', 'text_3'])
  expect(choicesOf('')).toEqual([])
})

test('a form is drawn when the page has an address for it, and in an editor, which cannot send it', () => {
  expect(hasForm(storyPage('form'))).toBe(true)
  expect(hasForm(storyPage('form', {}, { formAction: null }))).toBe(false)
  const canvas = { formAction: null, isDraft: true }
  expect(hasForm(storyPage('form', {}, canvas))).toBe(true)
  const { body, queryByRole } = draw([field('name')], '', canvas)
  expect(body.querySelector('form')).toBeNull()
  expect(queryByRole('button')).toBeNull()
})
