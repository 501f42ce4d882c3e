import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { noOffer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noCta, noImage } from '../values.ts'
import { examples } from './headline.examples.ts'
import HeadlineView from './headline.view.tsx'

type Content = Parameters<typeof HeadlineView>[0]['content']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <HeadlineView content={content} page={storyPage('headline', {}, rest)} slot={(_path, node) => node} />,
  )

describe('the opening of a page', () => {
  it('puts one phrase of its title under the highlighter', () => {
    expect(draw({ ...examples.split.content, title: 'Toko ramai tanpa diskon', highlight: 'tanpa diskon' })).toContain(
      'Toko ramai <mark class="ui:stabilo">tanpa diskon</mark>',
    )
  })

  it('highlights nothing when the phrase is not in the title to the letter', () => {
    expect(draw({ ...examples.split.content, title: 'Toko ramai', highlight: 'toko Ramai' })).not.toContain('<mark')
  })

  it('keeps doubled words on one line', () => {
    expect(draw({ ...examples.split.content, title: 'Iklan yang benar-benar laku', highlight: '' })).toContain(
      '<span class="ui:unbroken">benar-benar</span>',
    )
  })

  it('offers its buttons before its picture, in every layout', () => {
    for (const layout of ['split', 'center', 'board'] as const) {
      const html = draw({ ...examples.split.content, layout })
      expect(html.indexOf('Daftar sekarang')).toBeGreaterThan(-1)
      expect(html.indexOf('Daftar sekarang')).toBeLessThan(html.indexOf('<img'))
    }
  })

  it('without a picture stands its words beside the title, on a board too', () => {
    const html = draw({ ...examples.board.content, image: noImage, proof: [] })
    expect(html).not.toContain('ui:opening-board')
    expect(html).toMatch(/<div class="ui:heading-row"><div class="ui:heading"><p/)
  })

  it('leaves no gap for a number that nobody filled in', () => {
    const [first] = examples.split.content.proof
    const html = draw({ ...examples.split.content, proof: [{ id: 'angka-0001', value: '', label: ' ' }, first!] })
    expect(html.match(/<dd>/g)).toHaveLength(1)
    expect(html).not.toContain('<div></div>')
    expect(draw({ ...examples.split.content, proof: [{ id: 'angka-0001', value: '', label: '' }] })).not.toContain(
      '<dl',
    )
  })

  it('draws no button without a label', () => {
    expect(draw({ ...examples.split.content, cta: noCta, secondCta: noCta })).not.toContain('<a ')
  })
})

describe('the nota of an opening', () => {
  const receipt = examples.receipt.content

  it('writes the offer: mentor, closing day, seats, both prices and what is saved', () => {
    const html = draw(receipt)
    for (const text of [
      'Sinta Maharani',
      '29 November 2026',
      'Sisa kursi',
      '<s class="ui:strike">Rp899.000</s>',
      '<strong class="ui:price">Rp349.000</strong>',
      'Hemat Rp550.000',
    ])
      expect(html).toContain(text)
  })

  it('writes nothing that the offer does not hold', () => {
    const html = draw({ ...receipt, cta: { ...receipt.cta, note: '' } }, { offer: { ...noOffer, name: 'Kelas' } })
    expect(html).toContain('Kelas')
    expect(html).not.toMatch(/Rp\d|Mentor|Ditutup|Sisa kursi|Total|Harga biasa|Hemat/)
  })

  it('is no empty slip while there is no offer: its button stands by itself', () => {
    const html = draw(receipt, { offer: noOffer })
    expect(html).not.toContain('ui:receipt')
    expect(html).toContain('Daftar sekarang')
  })

  it('carries the first button, once', () => {
    expect(draw(receipt).match(/Daftar sekarang/g)).toHaveLength(1)
  })
})
