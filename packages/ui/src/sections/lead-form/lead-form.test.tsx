import { expect, test } from 'vitest'
import { drawn, emptyElements, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './lead-form.examples.ts'
import { leadForm, type LeadFormContent } from './lead-form.section.ts'
import LeadFormView from './lead-form.view.tsx'

const draw = (content: LeadFormContent, rest: Partial<PageContext> = {}) =>
  drawn(<LeadFormView content={content} page={storyPage('lead_form', {}, rest)} slot={(_path, node) => node} />)

test.each(['magnet', 'sheet', 'inline'] as const)('has the same fields in the layout %s', (layout) => {
  const fields = draw({ ...examples.numberedSheet.content, layout }).body.querySelectorAll('[name]')
  const names = [...fields].map((field) => field.getAttribute('name'))
  expect(names).toEqual(['name', 'whatsapp', 'choice', 'text', 'consent', 'website', 'elapsed'])
})

test.each(['magnet', 'sheet', 'inline'] as const)(
  'is replaced by a link as %s on a page that receives no forms',
  (layout) => {
    const { body, getByRole } = draw({ ...examples.magnet.content, layout }, { formAction: null })
    expect(body.querySelector('form, input')).toBeNull()
    expect(getByRole('link', { name: 'Kirim templatnya' }).getAttribute('href')).toBe('/daftar')
  },
)

test('comes before its picture for readers, and works without one', () => {
  const { body, getByRole } = draw(examples.magnet.content)
  expect(isBefore(getByRole('heading', { level: 2 }), body.querySelector('img')!)).toBe(true)
  const bare = draw(examples.magnetWithoutPicture.content).body
  expect(bare.querySelector('img, picture')).toBeNull()
  expect(emptyElements(bare, 'div')).toEqual([])
})

test('is incomplete while a choice has no options', () => {
  const fields = examples.numberedSheet.content.fields
  const messages = (content: LeadFormContent) => leadForm.check?.(content).map(({ message }) => message)
  expect(messages(examples.numberedSheet.content)).toEqual([])
  const empty = fields.map((field) => ({ ...field, options: '' }))
  expect(messages({ ...examples.numberedSheet.content, fields: empty })).toEqual(['Pilihan jawabannya belum ditulis'])
})
