import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer, type Offer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './benefits.examples.ts'
import { benefits } from './benefits.section.ts'
import BenefitsView from './benefits.view.tsx'
import { flightsOf } from './flights.ts'

type Content = (typeof benefits)['defaults']

const draw = (content: Content, offer: Partial<Offer> = {}) =>
  drawn(
    <BenefitsView
      content={content}
      page={storyPage('benefits', {}, { offer: { ...noOffer, ...offer } })}
      slot={(_path, node) => node}
    />,
  )

describe('the receipt of what is included', () => {
  const { content } = examples.receipt

  test('adds up the value of its lines and strikes the sum through beside the price of the offer', () => {
    const { body, words } = draw(content, { price: 349_000 })
    expect(body.querySelector('s')?.textContent).toBe('Rp1.350.000')
    expect(body.querySelector('strong')?.textContent).toBe('Rp349.000')
    expect(words).toContain('HEMAT Rp1.001.000')
  })

  test('shows no saving when the offer costs as much as its parts', () => {
    for (const price of [1_350_000, 2_000_000, null]) {
      const { body, words } = draw(content, { price })
      expect(words).toContain('Rp1.350.000')
      expect(words).not.toContain('HEMAT')
      expect(body.querySelector('s')).toBeNull()
    }
  })

  test('has ticks and no sum while no line has a price of its own', () => {
    const { getAllByRole, words } = draw(examples.receiptWithoutWorth.content, { price: 349_000 })
    expect(words).not.toContain('Rp')
    expect(getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('stairs', () => {
  test.each([
    [3, [3]],
    [5, [5]],
    [6, [3, 3]],
    [7, [4, 3]],
    [11, [4, 4, 3]],
    [12, [4, 4, 4]],
    [0, []],
  ])('of %i are arranged in flights of %j', (count, sizes) => {
    const items = Array.from({ length: count }, (_, index) => index)
    const flights = flightsOf(items)
    expect(flights.map(({ length }) => length)).toEqual(sizes)
    expect(flights.flat()).toEqual(items)
  })
})

test('the first benefit has another tone than the section', () => {
  for (const tone of ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const) {
    const { body } = drawn(
      <BenefitsView
        content={examples.feature.content}
        page={storyPage('benefits', { tone })}
        slot={(_path, node) => node}
      />,
    )
    const blocks = [...body.querySelectorAll<HTMLElement>('li[data-tone]')]
    expect(blocks).toHaveLength(1)
    expect(blocks[0]?.dataset.tone).not.toBe(tone)
  }
})

test('a benefit without a name is reported before publishing', () => {
  const [first, ...rest] = benefits.defaults.items
  if (!first) throw new Error('a new section has benefits')
  expect(benefits.check?.({ ...benefits.defaults, items: [{ ...first, title: ' ' }, ...rest] })).toEqual([
    { path: ['items', 'manfaat-01', 'title'], message: 'Nama manfaat belum diisi' },
  ])
  expect(benefits.check?.(benefits.defaults)).toEqual([])
})
