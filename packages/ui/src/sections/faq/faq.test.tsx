import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './faq.examples.ts'
import { faq } from './faq.section.ts'
import FaqView from './faq.view.tsx'

type Content = (typeof faq)['defaults']

const draw = (content: Content) =>
  drawn(<FaqView content={content} page={storyPage('faq')} slot={(_path, node) => node} />)

describe('questions and answers', () => {
  test('fold in columns, lines and categories, and are all open in the open layout', () => {
    const folds = (layout: Content['layout']) =>
      draw({ ...examples.columns.content, layout }).body.querySelectorAll('details').length
    expect([folds('columns'), folds('lines'), folds('categories'), folds('open')]).toEqual([6, 6, 6, 0])
    expect(draw(examples.open.content).getAllByRole('heading', { level: 3 })).toHaveLength(6)
  })

  test('are all open in a sample', () => {
    const page = { ...storyPage('faq'), isSample: true }
    const { body } = drawn(<FaqView content={examples.columns.content} page={page} slot={(_path, node) => node} />)
    expect(body.querySelectorAll('details[open]')).toHaveLength(6)
    // For visitors the one that is open from the start.
    expect(draw(examples.columns.content).body.querySelectorAll('details[open]')).toHaveLength(1)
  })

  test('are counted in each category', () => {
    const names = draw(examples.categories.content).getAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Kelas 3 pertanyaan',
      'Pembayaran 2 pertanyaan',
      'Sesudah kelas 1 pertanyaan',
    ])
  })
})

describe('the contact', () => {
  test.each(['columns', 'lines', 'open', 'categories'] as const)('is reachable by WhatsApp as %s', (layout) => {
    const { getAllByRole, getByAltText, words } = draw({ ...examples.columns.content, layout })
    const hrefs = getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('https://wa.me/6281200001234')
    expect(words).toContain('Rini, tim peserta')
    expect(getByAltText('Rini Maulida')).toBeDefined()
  })

  test('is left out without a name, with its picture', () => {
    const { body, words } = draw({ ...examples.columns.content, contact: faq.defaults.contact })
    expect(words).not.toContain('Rini')
    expect(body.querySelector('img, a[href*="wa.me"]')).toBeNull()
  })
})

test('missing answers and categories are reported', () => {
  const [first, ...rest] = examples.categories.content.items
  if (!first) throw new Error('the example has questions')
  const items = [{ ...first, group: '', answer: { type: 'doc' as const, content: [] } }, ...rest]
  expect(faq.check?.({ ...examples.categories.content, items }).map(({ message }) => message)).toEqual([
    'Jawaban belum diisi',
    'Kelompok pertanyaan belum diisi',
  ])
  expect(faq.check?.(faq.defaults)).toEqual([])
})
