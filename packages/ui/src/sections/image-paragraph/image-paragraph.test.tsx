import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './image-paragraph.examples.ts'
import ImageParagraphView from './image-paragraph.view.tsx'

type Content = Parameters<typeof ImageParagraphView>[0]['content']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <ImageParagraphView content={content} page={storyPage('image_paragraph', {}, rest)} slot={(_path, node) => node} />,
  )
const layouts = ['left', 'right', 'auto', 'overlap'] as const

describe('text beside its picture', () => {
  it('puts the picture first on the left and last on the right', () => {
    const left = draw(examples.left.content)
    const right = draw({ ...examples.left.content, layout: 'right' })
    expect(left.indexOf('<img')).toBeLessThan(left.indexOf('<h2'))
    expect(right.indexOf('<img')).toBeGreaterThan(right.indexOf('<h2'))
  })

  it('changes sides from one to the next when it alternates', () => {
    const sides = [0, 1, 2].map((run) => draw(examples.auto.content, { run }).includes('ui:split-flip'))
    expect(sides).toEqual([false, true, false])
  })

  it('lists its points beside the text while there is no price', () => {
    expect(draw(examples.auto.content)).toContain(
      '<ul class="ui:points"><li>Berkas latihan dari satu tahun penjualan</li>',
    )
  })

  it('is a text by itself without a picture', () => {
    for (const layout of layouts)
      expect(draw({ ...examples.left.content, layout, image: noImage })).not.toContain('<img')
  })
})

describe('with a price', () => {
  const priced = examples.leftWithPrice.content

  it.each(layouts)('draws points, both prices and the button as one nota (%s)', (layout) => {
    const html = draw({ ...priced, layout })
    const receipt = html.slice(html.indexOf('data-tone="white" class="ui:receipt"'))
    for (const text of [
      '12 pelajaran video',
      'Garansi 14 hari',
      '<s class="ui:strike">Rp899.000</s>',
      '<strong class="ui:price">Rp349.000</strong>',
      'Daftar sekarang',
    ])
      expect(receipt).toContain(text)
    expect(html).not.toContain('ui:points')
  })

  it.each(layouts)('says what is sold before what it costs, and shows the picture once (%s)', (layout) => {
    const html = draw({ ...priced, layout })
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('ui:receipt'))
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  it('shows no former price when there was none', () => {
    expect(draw({ ...priced, strikeText: '' })).not.toContain('<s ')
  })

  it('adds no word of its own to the nota', () => {
    const words = draw({
      ...priced,
      points: [],
      strikeText: '',
      title: '',
      body: { type: 'doc', content: [] },
    }).replace(/<[^>]+>/g, '')
    expect(words).toBe('Rp349.000Daftar sekarang')
  })
})
