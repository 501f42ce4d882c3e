import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { labelsEn } from '../labels-en.ts'
import { averageRating } from '../parts/rating.tsx'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './testimonial-2.examples.ts'
import { testimonial2 } from './testimonial-2.section.ts'
import Testimonial2View from './testimonial-2.view.tsx'

type Content = (typeof testimonial2)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <Testimonial2View content={content} page={storyPage('testimonial_2', {}, rest)} slot={(_path, node) => node} />,
  )
const wall = examples.wall.content
const rated = (...ratings: number[]): Content => ({
  ...wall,
  items: ratings.flatMap((rating, index) => wall.items.slice(index, index + 1).map((item) => ({ ...item, rating }))),
})

describe('the average of a wall', () => {
  it('is counted from those who rated, to one decimal', () => {
    expect(averageRating([5, 5, 4, 0])).toEqual({ average: 4.7, count: 3 })
    expect(averageRating([0, 0])).toBeNull()
    expect(draw(rated(5, 4, 4, 0))).toMatch(/>4,3<.*Nilai 4,3 dari 5.*dari 3 penilaian/)
  })

  it('is written as the page’s language writes numbers', () => {
    expect(draw(rated(5, 4, 4), { labels: labelsEn })).toMatch(/>4.3<.*Rated 4.3 out of 5.*from 3 ratings/)
  })

  it('is not told of a single rating, and not of none', () => {
    expect(draw(rated(5, 0, 0))).not.toContain('penilaian')
    expect(draw(rated(0, 0, 0))).not.toContain('Nilai')
  })
})

describe('a rating', () => {
  it('is five bars filled to its value, and words for who cannot see them', () => {
    const html = draw(rated(3))
    const bars = html.match(/<svg viewBox="0 0 38 20".*?<\/svg>/)?.[0] ?? ''
    expect(bars.match(/opacity/g)).toHaveLength(5)
    expect(bars.match(/<rect/g)).toHaveLength(8)
    expect(bars).toContain('aria-hidden="true"')
    expect(html).toContain('Nilai 3 dari 5')
  })
})

describe('a wall', () => {
  it('folds what comes after the sixth, and says how many those are', () => {
    const [open, folded] = draw(wall).split('<details')
    expect(open?.match(/<blockquote/g)).toHaveLength(6)
    expect(folded?.match(/<blockquote/g)).toHaveLength(3)
    expect(folded).toContain('Lihat 3 cerita lainnya')
  })

  it('has nothing to unfold up to six', () => {
    expect(draw({ ...wall, items: wall.items.slice(0, 6) })).not.toContain('<details')
  })

  it('leaves out who has neither name nor words', () => {
    const items = wall.items.slice(0, 3).map((item, index) => (index === 0 ? { ...item, name: ' ', quote: '' } : item))
    expect(draw({ ...wall, items }).match(/<figure/g)).toHaveLength(2)
  })

  it('asks for words and a name of each', () => {
    const [first] = wall.items
    if (!first) throw new Error('the example has items')
    expect(testimonial2.check?.({ ...wall, items: [{ ...first, quote: '', name: ' ' }] })).toEqual([
      { path: ['items', first.id, 'quote'], message: 'Kutipan belum diisi' },
      { path: ['items', first.id, 'name'], message: 'Nama orang yang dikutip belum diisi' },
    ])
    expect(testimonial2.check?.({ ...wall, items: [] })).toHaveLength(1)
  })
})

it('a row that scrolls can be reached and named by keyboard', () => {
  expect(draw(examples.slide.content)).toContain(`tabindex="0" role="group" aria-label="${wall.title}"`)
})
