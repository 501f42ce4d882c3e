import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './price.examples.ts'
import { price, type PriceContent } from './price.section.ts'
import PriceView from './price.view.tsx'

const draw = (content: PriceContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(<PriceView content={content} page={storyPage('price', {}, rest)} slot={(_path, node) => node} />)
const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
const litStep = (content: PriceContent, now?: string) =>
  /<li[^>]*aria-current="step"[^>]*>(.*?)<\/li>/.exec(draw(content, { now }))?.[1]?.replace(/<[^>]+>/g, ' ')

describe('the price of a plan', () => {
  test('is the one of the page’s offer while the first plan has none of its own', () => {
    const html = draw(examples.receipt.content)
    expect(html).toContain('Rp349.000')
    expect(html).toMatch(/<s[^>]*>Rp899\.000<\/s>/)
    expect(html).toContain('HEMAT Rp550.000')
  })

  test('is never the offer’s in a second plan', () => {
    const [first, second] = examples.plans.content.plans
    const plans = [
      { ...first!, priceText: 'Rp99.000' },
      { ...second!, priceText: '', strikeText: '' },
    ]
    expect(draw({ ...examples.plans.content, plans })).not.toContain('Rp349.000')
  })

  test('is the plan’s own words where there are some, and then nothing is said to be saved', () => {
    const [plan] = examples.receipt.content.plans
    const html = draw({ ...examples.receipt.content, plans: [{ ...plan!, priceText: 'Rp500.000' }] })
    expect(html).toContain('Rp500.000')
    expect(html).not.toMatch(/Rp349\.000|HEMAT/)
  })

  test('is left out when neither the plan nor the offer knows it', () => {
    expect(draw(examples.receipt.content, { offer: { ...storyOffer, price: null } })).not.toMatch(/Rp|Total/)
  })
})

describe('steps of a price', () => {
  const content = examples.steps.content

  test('light the first that is neither sold out nor over', () => {
    expect(litStep(content)).toContain('Harga awal')
    expect(litStep(content, '2026-11-22T16:58:00Z')).toContain('Harga awal')
    expect(litStep(content, '2026-11-22T16:59:00Z')).toContain('Harga normal')
    expect(litStep(content, '2027-01-01T00:00:00Z')).toContain('Di tempat acara')
  })

  test('strike what is over and say so in words', () => {
    expect(draw(content)).toMatch(/10 kursi pertama.*?<s[^>]*>Rp149\.000<\/s>.*?Sudah lewat/)
  })

  test('give the plan below the price that holds now', () => {
    expect(text(draw(content, { now: '2026-11-24T00:00:00Z' }))).toMatch(/Satu kursi.*Rp249\.000\|Amankan kursi/)
  })

  test('are unfinished while there are fewer than two of them', () => {
    const messages = (tiers: PriceContent['tiers']) =>
      price.check?.({ ...content, tiers }).map(({ message }) => message)
    expect(messages(content.tiers)).toEqual([])
    expect(messages(content.tiers.slice(0, 1))).toEqual(['Harga bertahap perlu sedikitnya dua tahap'])
  })
})

test('only one plan is recommended, and one that stands alone is not', () => {
  const plans = examples.plans.content.plans.map((plan) => ({ ...plan, isBest: true }))
  const chips = (content: PriceContent) => draw(content).match(/Kami sarankan/g)?.length ?? 0
  expect(chips({ ...examples.plans.content, plans })).toBe(1)
  expect(chips({ ...examples.plans.content, plans: plans.slice(0, 1) })).toBe(0)
})

test('what costs nothing says so without being told', () => {
  const html = draw(examples.free.content)
  expect(text(html)).toContain('|Rp149.000|Gratis|')
  expect(html).toContain('TANPA BIAYA')
})
