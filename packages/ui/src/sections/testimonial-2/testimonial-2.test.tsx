import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { labelsEn } from '../labels-en.ts'
import { averageRating } from '../parts/rating.tsx'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './testimonial-2.examples.ts'
import { testimonial2 } from './testimonial-2.section.ts'
import Testimonial2View from './testimonial-2.view.tsx'

type Content = (typeof testimonial2)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(<Testimonial2View content={content} page={storyPage('testimonial_2', {}, rest)} slot={(_path, node) => node} />)
const wall = examples.wall.content
const rated = (...ratings: number[]): Content => ({
  ...wall,
  items: ratings.flatMap((rating, index) => wall.items.slice(index, index + 1).map((item) => ({ ...item, rating }))),
})

describe('the average rating', () => {
  it('counts only those who rated, to one decimal', () => {
    expect(averageRating([5, 5, 4, 0])).toEqual({ average: 4.7, count: 3 })
    expect(averageRating([0, 0])).toBeNull()
    expect(draw(rated(5, 4, 4, 0)).words).toMatch(/\|4,3\|.*Nilai 4,3 dari 5.*dari 3 penilaian/)
  })

  it('is formatted in the language of the page', () => {
    expect(draw(rated(5, 4, 4), { labels: labelsEn }).words).toMatch(/\|4\.3\|.*Rated 4\.3 out of 5.*from 3 ratings/)
  })

  it('is not shown for a single rating or none', () => {
    expect(draw(rated(5, 0, 0)).words).not.toContain('penilaian')
    expect(draw(rated(0, 0, 0)).words).not.toContain('Nilai')
  })
})

describe('a rating', () => {
  it('is hidden from screen readers as a drawing and read as words', () => {
    const { getByText } = draw(rated(3))
    const drawing = getByText('Nilai 3 dari 5').parentElement?.querySelector('svg')
    expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('a wall', () => {
  it('folds everything after the sixth quote and says how many those are', () => {
    const { body, getAllByRole, getByText } = draw(wall)
    const folded = body.querySelector('details')
    expect(getAllByRole('blockquote')).toHaveLength(9)
    expect(folded?.querySelectorAll('blockquote')).toHaveLength(3)
    expect(getByText('Lihat 3 cerita lainnya').closest('summary')).toBe(folded?.querySelector('summary'))
  })

  it('has nothing to unfold up to six', () => {
    expect(draw({ ...wall, items: wall.items.slice(0, 6) }).body.querySelector('details')).toBeNull()
  })

  it('leaves out an entry with neither name nor quote', () => {
    const items = wall.items.slice(0, 3).map((item, index) => (index === 0 ? { ...item, name: ' ', quote: '' } : item))
    expect(draw({ ...wall, items }).getAllByRole('figure')).toHaveLength(2)
  })

  it('requires a quote and a name of each entry', () => {
    const [first] = wall.items
    if (!first) throw new Error('the example has items')
    expect(testimonial2.check?.({ ...wall, items: [{ ...first, quote: '', name: ' ' }] })).toEqual([
      { path: ['items', first.id, 'quote'], message: 'Kutipan belum diisi' },
      { path: ['items', first.id, 'name'], message: 'Nama orang yang dikutip belum diisi' },
    ])
    expect(testimonial2.check?.({ ...wall, items: [] })).toHaveLength(1)
  })
})

it('a row that scrolls is named and reachable by keyboard', () => {
  expect(draw(examples.slide.content).getByRole('group', { name: wall.title }).tabIndex).toBe(0)
})
