import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noOffer, type Offer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './benefits.examples.ts'
import { benefits } from './benefits.section.ts'
import BenefitsView from './benefits.view.tsx'
import { flightsOf } from './flights.ts'

type Content = (typeof benefits)['defaults']

const draw = (content: Content, offer: Partial<Offer> = {}) =>
  renderToStaticMarkup(
    <BenefitsView
      content={content}
      page={storyPage('benefits', {}, { offer: { ...noOffer, ...offer } })}
      slot={(_path, node) => node}
    />,
  )

describe('the nota of what is included', () => {
  const { content } = examples.receipt

  test('adds up what the lines are worth and strikes the sum beside the price of the offer', () => {
    const html = draw(content, { price: 349_000 })
    expect(html).toMatch(/<s[^>]*>Rp1\.350\.000<\/s>/)
    expect(html).toMatch(/<strong[^>]*>Rp349\.000<\/strong>/)
    expect(html).toContain('HEMAT Rp1.001.000')
  })

  test('strikes and stamps nothing when the offer costs as much as its parts', () => {
    for (const price of [1_350_000, 2_000_000, null]) {
      const html = draw(content, { price })
      expect(html).toContain('Rp1.350.000')
      expect(html).not.toMatch(/<s[ >]|HEMAT/)
    }
  })

  test('has ticks and no sum while no line has a price of its own', () => {
    const html = draw(examples.receiptWithoutWorth.content, { price: 349_000 })
    expect(html).not.toContain('Rp')
    expect(html.match(/ui:ticked/g)).toHaveLength(3)
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
  ])('of %i climb in flights of %j', (count, sizes) => {
    const items = Array.from({ length: count }, (_, index) => index)
    const flights = flightsOf(items)
    expect(flights.map(({ length }) => length)).toEqual(sizes)
    expect(flights.flat()).toEqual(items)
  })
})

test('the first benefit stands on a block of colour that its ground does not have', () => {
  for (const tone of ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const) {
    const html = renderToStaticMarkup(
      <BenefitsView
        content={examples.feature.content}
        page={storyPage('benefits', { tone })}
        slot={(_path, node) => node}
      />,
    )
    const blocks = [...html.matchAll(/<li[^>]*data-tone="(\w+)"/g)].map(([, block]) => block)
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).not.toBe(tone)
  }
})

test('a benefit without a name is told before publishing', () => {
  const [first, ...rest] = benefits.defaults.items
  if (!first) throw new Error('a new section has benefits')
  expect(benefits.check?.({ ...benefits.defaults, items: [{ ...first, title: ' ' }, ...rest] })).toEqual([
    { path: ['items', 'manfaat-01', 'title'], message: 'Nama manfaat belum diisi' },
  ])
  expect(benefits.check?.(benefits.defaults)).toEqual([])
})
