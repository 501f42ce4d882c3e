import { describe, expect, test } from 'vitest'
import { drawn, type Drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './newsletter.examples.ts'
import { newsletter, type NewsletterContent } from './newsletter.section.ts'
import NewsletterView from './newsletter.view.tsx'

const draw = (content: NewsletterContent, rest: Partial<PageContext> = {}) =>
  drawn(<NewsletterView content={content} page={storyPage('newsletter', {}, rest)} slot={(_path, node) => node} />)
const fieldNames = ({ body }: Drawn) => [...body.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
const layouts = ['letter', 'issues', 'line'] as const

describe.each(layouts)('a subscription as %s', (layout) => {
  test('asks only for the address of the letters and for consent', () => {
    const content = { ...examples.letter.content, layout }
    expect(fieldNames(draw(content))).toEqual(['email', 'consent', 'website', 'elapsed'])
    expect(fieldNames(draw({ ...content, via: 'whatsapp' }))).toEqual(['whatsapp', 'consent', 'website', 'elapsed'])
  })

  test('is a link on a page that receives no forms', () => {
    const { body, getByRole } = draw({ ...examples.letter.content, layout }, { formAction: null })
    expect(body.querySelector('form, input')).toBeNull()
    expect(getByRole('link', { name: 'Langganan gratis' }).getAttribute('href')).toBe('/daftar')
  })
})

test('the envelope has no letter inside while no sample is given', () => {
  const letterOf = ({ body }: Drawn) => body.querySelector('[data-part="letter"]')
  expect(letterOf(draw(examples.letter.content))).not.toBeNull()
  expect(letterOf(draw(examples.letterWithoutSample.content))).toBeNull()
})

test('an issue links to its letter, and is text without a target', () => {
  const { getAllByRole, getByText } = draw(examples.issues.content)
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/surat/41', '/surat/40', '/surat/39'])
  expect(getByText('Membaca iklan lewat satu kolom').closest('a')).toBeNull()
})

test('a list of issues without an issue is incomplete', () => {
  const messages = (content: NewsletterContent) => newsletter.check?.(content).map(({ message }) => message)
  expect(messages({ ...examples.issues.content, issues: [] })).toEqual(['Belum ada edisi yang ditampilkan'])
  expect(messages(examples.issues.content)).toEqual([])
})
