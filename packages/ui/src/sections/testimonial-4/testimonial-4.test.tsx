import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './testimonial-4.examples.ts'
import { figureSize } from './figure-size.ts'
import { testimonial4 } from './testimonial-4.section.ts'
import Testimonial4View from './testimonial-4.view.tsx'

type Content = (typeof testimonial4)['defaults']
const draw = (content: Content) =>
  drawn(<Testimonial4View content={content} page={storyPage('testimonial_4')} slot={(_path, node) => node} />)
const { climb, figures } = examples

describe('a change', () => {
  it.each([
    ['3 jam', 'large'],
    ['Rp5,4 jt', 'large'],
    ['412 barang', 'large'],
    ['Rp12.500.000', 'small'],
    ['Hampir seluruh kelas', 'medium'],
    ['Dua orang, selalu yang sama', 'small'],
  ])('of %s is drawn %s', (value, size) => {
    expect(figureSize(value)).toBe(size)
  })

  it('is read as metric, before, duration, after and person', () => {
    for (const layout of ['climb', 'figures'] as const) {
      const { words } = draw({ ...climb.content, layout, items: climb.content.items.slice(0, 1) })
      expect(words).toMatch(/Sebelum\|3 jam.*Sesudah\|20 menit.*Wulan Anggraini\|Admin toko daring, Sleman/)
      expect(words).toContain('Waktu membuat laporan')
      expect(words).toContain('6 minggu')
    }
  })

  it('without a duration has two steps, not an empty third', () => {
    const [first] = climb.content.items
    if (!first) throw new Error('the example has items')
    const stepsOf = (item: typeof first) => draw({ ...climb.content, items: [item] }).getAllByRole('term')
    expect(stepsOf(first)).toHaveLength(3)
    expect(stepsOf({ ...first, period: '' })).toHaveLength(2)
  })

  it('without a value before and after is left out', () => {
    const items = figures.content.items.map((item, index) => (index === 1 ? { ...item, before: '', after: ' ' } : item))
    expect(draw({ ...figures.content, items }).getAllByRole('listitem')).toHaveLength(items.length - 1)
  })

  it('is incomplete without both values and a name', () => {
    const [first] = climb.content.items
    if (!first) throw new Error('the example has items')
    const items = [{ ...first, before: '', after: '', name: '' }]
    expect(testimonial4.check?.({ ...climb.content, items })).toHaveLength(3)
    expect(testimonial4.check?.(climb.content)).toEqual([])
  })
})
