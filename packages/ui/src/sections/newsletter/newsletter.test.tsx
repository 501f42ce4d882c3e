import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './newsletter.examples.ts'
import { newsletter, type NewsletterContent } from './newsletter.section.ts'
import NewsletterView from './newsletter.view.tsx'

const draw = (content: NewsletterContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <NewsletterView content={content} page={storyPage('newsletter', {}, rest)} slot={(_path, node) => node} />,
  )
const names = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
const layouts = ['letter', 'issues', 'line'] as const

describe.each(layouts)('a subscription as %s', (layout) => {
  test('asks for one thing only, where letters are sent to, and for consent to it', () => {
    expect(names(draw({ ...examples.letter.content, layout }))).toEqual(['email', 'consent', 'website', 'elapsed'])
    expect(names(draw({ ...examples.letter.content, layout, via: 'whatsapp' }))).toEqual([
      'whatsapp',
      'consent',
      'website',
      'elapsed',
    ])
  })

  test('is a link where nothing receives forms', () => {
    const html = draw({ ...examples.letter.content, layout }, { formAction: null })
    expect(html).not.toMatch(/<form|<input/)
    expect(html).toMatch(/<a[^>]+href="\/daftar"[^>]*>Langganan gratis<\/a>/)
  })
})

test('the envelope stands alone while no letter is shown', () => {
  expect(draw(examples.letter.content)).toContain('data-part="letter"')
  expect(draw(examples.letterWithoutSample.content)).not.toContain('data-part="letter"')
})

test('an issue leads to its letter, or is text when there is none to read', () => {
  const html = draw(examples.issues.content)
  expect([...html.matchAll(/<a[^>]+href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/surat/41',
    '/surat/40',
    '/surat/39',
  ])
  expect(html).toMatch(/<p[^>]*>Membaca iklan lewat satu kolom<\/p>/)
})

test('issues without one are not finished', () => {
  const messages = (content: NewsletterContent) => newsletter.check?.(content).map(({ message }) => message)
  expect(messages({ ...examples.issues.content, issues: [] })).toEqual(['Belum ada edisi yang ditampilkan'])
  expect(messages(examples.issues.content)).toEqual([])
})
