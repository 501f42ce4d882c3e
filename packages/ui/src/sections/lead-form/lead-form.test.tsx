import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './lead-form.examples.ts'
import { leadForm, type LeadFormContent } from './lead-form.section.ts'
import LeadFormView from './lead-form.view.tsx'

const draw = (content: LeadFormContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <LeadFormView content={content} page={storyPage('lead_form', {}, rest)} slot={(_path, node) => node} />,
  )

test.each(['magnet', 'sheet', 'inline'] as const)('asks the same as %s, whatever the layout', (layout) => {
  const html = draw({ ...examples.numberedSheet.content, layout })
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['name', 'whatsapp', 'choice', 'text', 'consent', 'website', 'elapsed'])
})

test.each(['magnet', 'sheet', 'inline'] as const)(
  'leads on by its button as %s where nothing receives forms',
  (layout) => {
    const html = draw({ ...examples.magnet.content, layout }, { formAction: null })
    expect(html).not.toMatch(/<form|<input/)
    expect(html).toMatch(/<a[^>]+href="\/daftar"[^>]*>Kirim templatnya<\/a>/)
  },
)

test('comes before its picture for readers, and needs none', () => {
  const html = draw(examples.magnet.content)
  expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<img'))
  expect(draw(examples.magnetWithoutPicture.content)).not.toContain('magnet-picture')
})

test('is unfinished while a choice has nothing to choose from', () => {
  const fields = examples.numberedSheet.content.fields
  const messages = (content: LeadFormContent) => leadForm.check?.(content).map(({ message }) => message)
  expect(messages(examples.numberedSheet.content)).toEqual([])
  const empty = fields.map((field) => ({ ...field, options: '' }))
  expect(messages({ ...examples.numberedSheet.content, fields: empty })).toEqual(['Pilihan jawabannya belum ditulis'])
})
