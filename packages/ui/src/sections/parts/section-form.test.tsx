import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
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
  renderToStaticMarkup(
    <SectionForm
      fields={fields}
      consent={consent}
      cta={{ ...noCta, label: 'Kirim sekarang' }}
      page={storyPage('form', {}, rest)}
      slot={(_path, node) => node}
    />,
  )
const controls = (html: string) => html.match(/<(input|select|textarea)(?![^>]*type="hidden")[^>]*>/g) ?? []
const control = (html: string, name: string) => controls(html).find((tag) => tag.includes(`name="${name}"`)) ?? ''

describe('a form of a section', () => {
  const html = draw(
    [field('name'), field('whatsapp'), field('email', { isRequired: false }), field('text')],
    'Saya setuju',
  )

  test('ties a label to every control', () => {
    expect(controls(html)).toHaveLength(6)
    for (const tag of controls(html)) {
      const id = /id="([^"]+)"/.exec(tag)?.[1]
      expect(html).toContain(`<label for="${id}"`)
    }
  })

  test('lets a phone fill in what it knows, with the right keys', () => {
    expect(control(html, 'name')).toContain('autoComplete="name"')
    expect(control(html, 'whatsapp')).toMatch(/type="tel"(?=.*inputMode="tel")/)
    expect(control(html, 'email')).toMatch(/type="email"/)
  })

  test('lets the browser refuse what is missing, and says which field may stay empty', () => {
    for (const name of ['name', 'whatsapp', 'text', 'consent']) expect(control(html, name), name).toContain('required')
    expect(control(html, 'email')).not.toContain('required')
    expect(html.match(/\(boleh kosong\)/g)).toHaveLength(1)
  })

  test('opens the keys for numbers, and leaves it to the receiver to say what is wrong with one', () => {
    const number = control(html, 'whatsapp')
    expect(number).toMatch(/type="tel"(?=.*inputMode="tel")(?=.*autoComplete="tel")/i)
    expect(number).not.toContain('pattern=')
    for (const written of ['0812-3456-7890', '+62 (0812) 3456 7890', 'WA saya 0812 3456 7890 atau 0813 9876 5432'])
      expect(written.length).toBeLessThanOrEqual(Number(/maxlength="(\d+)"/i.exec(number)?.[1]))
  })

  test('hides a trap from people: no reading, no tab stop, nothing filled in', () => {
    expect(control(html, 'website')).toMatch(/tabindex="-1"(?=.*autoComplete="off")/i)
    expect(html).toMatch(/<div class="ui:form-trap" aria-hidden="true">/)
  })

  test('asks for no consent without words for it', () => {
    expect(draw([field('name')])).not.toContain('type="checkbox"')
  })

  test('offers each choice once, after an empty one', () => {
    const drawn = draw([field('choice', { options: 'Shopee\n\n Tokopedia \nShopee' })])
    expect(drawn.match(/<option[^>]*>[^<]*/g)?.map((tag) => tag.replace(/<[^>]*>/, ''))).toEqual([
      'Pilih satu',
      'Shopee',
      'Tokopedia',
    ])
  })
})

test('fields of one kind are sent under different names', () => {
  const names = formFieldNames([field('text'), field('name'), field('text'), field('text')])
  expect(names).toEqual(['text', 'name', 'text_2', 'text_3'])
  expect(choicesOf('')).toEqual([])
})

test('a form is drawn where something receives it, and on the canvas, where it cannot be sent', () => {
  expect(hasForm(storyPage('form'))).toBe(true)
  expect(hasForm(storyPage('form', {}, { formAction: null }))).toBe(false)
  const canvas = { formAction: null, isCanvas: true }
  expect(hasForm(storyPage('form', {}, canvas))).toBe(true)
  expect(draw([field('name')], '', canvas)).not.toMatch(/<form|<button/)
})

test('whoever edits the page sees the same form before its section is selected as after', () => {
  const unselected = { formAction: null, isCanvas: false, isDraft: true }
  expect(hasForm(storyPage('form', {}, unselected))).toBe(true)
  const [before, after] = [unselected, { ...unselected, isCanvas: true }].map((page) =>
    draw([field('name'), field('email')], 'Saya setuju', page).replace('<p class="ui:cta-note"></p>', ''),
  )
  expect(before).toBe(after)
  expect(before).toMatch(/name="name".*name="email"/)
})
