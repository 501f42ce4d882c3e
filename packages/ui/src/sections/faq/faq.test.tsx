import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './faq.examples.ts'
import { faq } from './faq.section.ts'
import FaqView from './faq.view.tsx'

type Content = (typeof faq)['defaults']

const draw = (content: Content) =>
  renderToStaticMarkup(<FaqView content={content} page={storyPage('faq')} slot={(_path, node) => node} />)

describe('questions and answers', () => {
  test('fold in columns, lines and categories, and are all in full when open', () => {
    const folds = (layout: Content['layout']) =>
      (draw({ ...examples.columns.content, layout }).match(/<details/g) ?? []).length
    expect([folds('columns'), folds('lines'), folds('categories'), folds('open')]).toEqual([6, 6, 6, 0])
    expect(draw(examples.open.content).match(/<h3/g)).toHaveLength(6)
  })

  test('have their answers in sight where they are written', () => {
    const page = { ...storyPage('faq'), isCanvas: true }
    const html = renderToStaticMarkup(
      <FaqView content={examples.columns.content} page={page} slot={(_path, node) => node} />,
    )
    expect(html.match(/<details open=""/g)).toHaveLength(6)
    // For visitors the one that is open from the start.
    expect(draw(examples.columns.content).match(/<details open=""/g)).toHaveLength(1)
  })

  test('tell how many there are in each category', () => {
    const names = [...draw(examples.categories.content).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) =>
      name?.replace(/<[^>]+>/g, ''),
    )
    expect(names).toEqual(['Kelas 3 pertanyaan', 'Pembayaran 2 pertanyaan', 'Sesudah kelas 1 pertanyaan'])
  })
})

describe('who answers', () => {
  test.each(['columns', 'lines', 'open', 'categories'] as const)('can be written to from %s', (layout) => {
    const html = draw({ ...examples.columns.content, layout })
    expect(html).toMatch(/<a[^>]+href="https:\/\/wa\.me\/6281200001234"/)
    expect(html).toContain('Rini, tim peserta')
    expect(html).toContain('alt="Rini Maulida"')
  })

  test('is left out while nobody is named, their picture too', () => {
    const html = draw({ ...examples.columns.content, contact: faq.defaults.contact })
    expect(html).not.toMatch(/wa\.me|Rini/)
  })
})

test('an unfinished list tells which answer and which category is missing', () => {
  const [first, ...rest] = examples.categories.content.items
  if (!first) throw new Error('the example has questions')
  const items = [{ ...first, group: '', answer: { type: 'doc' as const, content: [] } }, ...rest]
  expect(faq.check?.({ ...examples.categories.content, items }).map(({ message }) => message)).toEqual([
    'Jawaban belum diisi',
    'Kelompok pertanyaan belum diisi',
  ])
  expect(faq.check?.(faq.defaults)).toEqual([])
})
