import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './testimonial-4.examples.ts'
import { figureSize } from './figure-size.ts'
import { testimonial4 } from './testimonial-4.section.ts'
import Testimonial4View from './testimonial-4.view.tsx'

type Content = (typeof testimonial4)['defaults']
const draw = (content: Content) =>
  renderToStaticMarkup(
    <Testimonial4View content={content} page={storyPage('testimonial_4')} slot={(_path, node) => node} />,
  )
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
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

  it('is read as what was counted, before, how long, after, and who', () => {
    for (const layout of ['climb', 'figures'] as const) {
      const html = words(draw({ ...climb.content, layout, items: climb.content.items.slice(0, 1) }))
      expect(html).toMatch(/Sebelum\|3 jam.*Sesudah\|20 menit.*Wulan Anggraini\|Admin toko daring, Sleman/)
      expect(html).toContain('Waktu membuat laporan')
      expect(html).toContain('6 minggu')
    }
  })

  it('whose duration is not known has two steps, not an empty third', () => {
    const [first] = climb.content.items
    if (!first) throw new Error('the example has items')
    expect(draw({ ...climb.content, items: [first] }).match(/<dt/g)).toHaveLength(3)
    expect(draw({ ...climb.content, items: [{ ...first, period: '' }] }).match(/<dt/g)).toHaveLength(2)
  })

  it('without a figure on either side is left out', () => {
    const items = figures.content.items.map((item, index) => (index === 1 ? { ...item, before: '', after: ' ' } : item))
    expect(draw({ ...figures.content, items }).match(/<li/g)).toHaveLength(items.length - 1)
  })

  it('is unfinished without both figures and a name', () => {
    const [first] = climb.content.items
    if (!first) throw new Error('the example has items')
    const items = [{ ...first, before: '', after: '', name: '' }]
    expect(testimonial4.check?.({ ...climb.content, items })).toHaveLength(3)
    expect(testimonial4.check?.(climb.content)).toEqual([])
  })
})
