import { within } from '@testing-library/dom'
import { asksReaders, privacyPath } from '@naikkelas/page'
import { sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { documentOf } from '../../../scripts/tests/setup/drawn.ts'
import { draw, sectionOf } from './testing/page-fixture.ts'

type SectionType = keyof typeof sections

const forms = (Object.keys(sections) as SectionType[]).flatMap((type) => {
  const { layout } = sections[type].fields
  const layouts = layout.kind === 'layout' ? layout.options.map(({ value }) => value as string) : []
  return layouts.filter((name) => asksReaders(type, { layout: name })).map((name) => [type, name] as const)
})

test('there are forms of five section types', () => {
  expect(new Set(forms.map(([type]) => type)).size).toBe(5)
})

test.each(forms)('the form of %s, %s, says where the privacy policy is', async (type, layout) => {
  const formAction = (id: string) => `/api/leads/halaman/${id}`
  const { html } = await draw({ sections: [sectionOf(type, { layout, consent: '' })] }, { formAction })
  const form = documentOf(html).querySelector('form')
  const link = within(form!).getByRole('link', { name: 'Kebijakan privasi' })
  expect(link.getAttribute('href')).toBe(privacyPath)
})

test('a page without a form says nothing of it', async () => {
  const { html } = await draw({ sections: [sectionOf('headline', { title: 'Belajar jualan' })] })
  expect(within(documentOf(html).body).queryByRole('link', { name: 'Kebijakan privasi' })).toBeNull()
})
