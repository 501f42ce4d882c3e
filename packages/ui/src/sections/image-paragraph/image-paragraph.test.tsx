import { describe, expect, it } from 'vitest'
import { drawn, type Drawn, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './image-paragraph.examples.ts'
import ImageParagraphView from './image-paragraph.view.tsx'

type Content = Parameters<typeof ImageParagraphView>[0]['content']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(
    <ImageParagraphView content={content} page={storyPage('image_paragraph', {}, rest)} slot={(_path, node) => node} />,
  )
const layouts = ['left', 'right', 'auto', 'overlap'] as const
const isPictureFirst = ({ body, getByRole }: Drawn) => isBefore(body.querySelector('img')!, getByRole('heading'))

describe('text beside its picture', () => {
  it('has the picture first on the left and last on the right', () => {
    expect(isPictureFirst(draw(examples.left.content))).toBe(true)
    expect(isPictureFirst(draw({ ...examples.left.content, layout: 'right' }))).toBe(false)
  })

  it('alternates sides from one section to the next', () => {
    const [first, second, third] = [0, 1, 2].map((run) => draw(examples.auto.content, { run }).body.innerHTML)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  it('lists its points beside the text without a price', () => {
    const [point] = draw(examples.auto.content).getAllByRole('listitem')
    expect(point?.textContent).toBe('Berkas latihan dari satu tahun penjualan')
  })

  it('is text alone without a picture', () => {
    for (const layout of layouts)
      expect(draw({ ...examples.left.content, layout, image: noImage }).body.querySelector('img')).toBeNull()
  })
})

describe('with a price', () => {
  const priced = examples.leftWithPrice.content

  it.each(layouts)('has points, both prices and the button after the heading as one receipt (%s)', (layout) => {
    const { body, getAllByText, getByRole } = draw({ ...priced, layout })
    const button = getByRole('link', { name: 'Daftar sekarang' })
    const receipt = button.closest('[data-tone="white"]:not(section)')
    expect(receipt?.querySelector('s')?.textContent).toBe('Rp899.000')
    expect(receipt?.querySelector('strong')?.textContent).toBe('Rp349.000')
    for (const point of ['12 pelajaran video', 'Garansi 14 hari'])
      expect(getAllByText(point).map((element) => receipt?.contains(element))).toEqual([true])
    expect(isBefore(getByRole('heading'), receipt!)).toBe(true)
    expect(body.querySelectorAll('img')).toHaveLength(1)
  })

  it('shows no former price when there was none', () => {
    expect(draw({ ...priced, strikeText: '' }).body.querySelector('s')).toBeNull()
  })

  it('adds no text of its own to the receipt', () => {
    const empty = { points: [], strikeText: '', title: '', body: { type: 'doc' as const, content: [] } }
    expect(draw({ ...priced, ...empty }).words).toBe('|Rp349.000|Daftar sekarang|')
  })
})
