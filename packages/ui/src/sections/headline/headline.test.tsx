import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer, type Offer } from '../offer.ts'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noCta, noImage } from '../values.ts'
import { examples } from './headline.examples.ts'
import HeadlineView from './headline.view.tsx'

type Content = Parameters<typeof HeadlineView>[0]['content']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(<HeadlineView content={content} page={storyPage('headline', {}, rest)} slot={(_path, node) => node} />)

describe('the opening of a page', () => {
  it('highlights one phrase of its title', () => {
    const { getByRole } = draw({
      ...examples.split.content,
      title: 'Toko ramai tanpa diskon',
      highlight: 'tanpa diskon',
    })
    const title = getByRole('heading', { name: 'Toko ramai tanpa diskon' })
    expect(within(title).getByRole('mark').textContent).toBe('tanpa diskon')
  })

  it('highlights nothing when the phrase is not exactly in the title', () => {
    const { queryByRole } = draw({ ...examples.split.content, title: 'Toko ramai', highlight: 'toko Ramai' })
    expect(queryByRole('mark')).toBeNull()
  })

  it('keeps reduplicated words in one piece', () => {
    const title = 'Iklan yang benar-benar laku'
    const { getByRole } = draw({ ...examples.split.content, title, highlight: '' })
    expect(within(getByRole('heading', { name: title })).getByText('benar-benar')).toBeDefined()
  })

  it('has its buttons before its picture, in every layout', () => {
    for (const layout of ['split', 'center', 'board'] as const) {
      const { body, getByRole } = draw({ ...examples.split.content, layout })
      expect(isBefore(getByRole('link', { name: 'Daftar sekarang' }), body.querySelector('img')!)).toBe(true)
    }
  })

  it('leaves no empty frame without a picture, on a board too', () => {
    for (const { content } of [examples.split, examples.board]) {
      const { body, getByRole } = draw({ ...content, image: noImage, proof: [] })
      expect(getByRole('heading', { name: content.title })).toBeDefined()
      expect(body.querySelector('img, picture')).toBeNull()
      expect(emptyElements(body, 'div')).toEqual([])
    }
  })

  it('leaves no gap for a number that is not filled in', () => {
    const [first] = examples.split.content.proof
    const { body, getAllByRole } = draw({
      ...examples.split.content,
      proof: [{ id: 'angka-0001', value: '', label: ' ' }, first!],
    })
    expect(getAllByRole('definition')).toHaveLength(1)
    expect(emptyElements(body, 'div')).toEqual([])
    const none = draw({ ...examples.split.content, proof: [{ id: 'angka-0001', value: '', label: '' }] })
    expect(none.body.querySelector('dl')).toBeNull()
  })

  it('draws no button without a label', () => {
    expect(draw({ ...examples.split.content, cta: noCta, secondCta: noCta }).queryByRole('link')).toBeNull()
  })
})

describe('the receipt of an opening', () => {
  const receipt = examples.receipt.content

  it('shows the offer: mentor, closing day, seats, both prices and what is saved', () => {
    const { body, words } = draw(receipt)
    for (const text of ['Sinta Maharani', '29 November 2026', 'Sisa kursi', 'Hemat Rp550.000'])
      expect(words).toContain(text)
    expect(body.querySelector('s')?.textContent).toBe('Rp899.000')
    expect(body.querySelector('strong')?.textContent).toBe('Rp349.000')
  })

  it('shows nothing that the offer does not contain', () => {
    const { words } = draw({ ...receipt, cta: { ...receipt.cta, note: '' } }, { offer: { ...noOffer, name: 'Kelas' } })
    expect(words).toContain('Kelas')
    expect(words).not.toMatch(/Rp\d|Mentor|Ditutup|Sisa kursi|Total|Harga biasa|Hemat/)
  })

  it('is left out without an offer, and its button is shown by itself', () => {
    const slipAround = (offer: Offer) =>
      draw(receipt, { offer }).getByRole('link', { name: 'Daftar sekarang' }).closest('[data-tone]:not(section)')
    expect(slipAround(storyOffer)).not.toBeNull()
    expect(slipAround(noOffer)).toBeNull()
  })

  it('contains the first button once', () => {
    expect(draw(receipt).getAllByRole('link', { name: 'Daftar sekarang' })).toHaveLength(1)
  })
})
