import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './price.examples.ts'
import { price, type PriceContent } from './price.section.ts'
import PriceView from './price.view.tsx'

const draw = (content: PriceContent, rest: Partial<PageContext> = {}) =>
  drawn(<PriceView content={content} page={storyPage('price', {}, rest)} slot={(_path, node) => node} />)
const currentStep = (content: PriceContent, now?: string) =>
  draw(content, { now }).body.querySelector('li[aria-current="step"]')?.textContent

describe('the price of a plan', () => {
  test('is the one of the page’s offer while the first plan has none of its own', () => {
    const { body, words } = draw(examples.receipt.content)
    expect(words).toContain('Rp349.000')
    expect(body.querySelector('s')?.textContent).toBe('Rp899.000')
    expect(words).toContain('HEMAT Rp550.000')
  })

  test('is never the offer’s in a second plan', () => {
    const [first, second] = examples.plans.content.plans
    const plans = [
      { ...first!, priceText: 'Rp99.000' },
      { ...second!, priceText: '', strikeText: '' },
    ]
    expect(draw({ ...examples.plans.content, plans }).words).not.toContain('Rp349.000')
  })

  test('is the own text of the plan when it has one, and then no saving is shown', () => {
    const [plan] = examples.receipt.content.plans
    const { words } = draw({ ...examples.receipt.content, plans: [{ ...plan!, priceText: 'Rp500.000' }] })
    expect(words).toContain('Rp500.000')
    expect(words).not.toMatch(/Rp349\.000|HEMAT/)
  })

  test('is left out when neither the plan nor the offer has one', () => {
    expect(draw(examples.receipt.content, { offer: { ...storyOffer, price: null } }).words).not.toMatch(/Rp|Total/)
  })
})

describe('steps of a price', () => {
  const content = examples.steps.content

  test('mark the first that is neither sold out nor past as current', () => {
    expect(currentStep(content)).toContain('Harga awal')
    expect(currentStep(content, '2026-11-22T16:58:00Z')).toContain('Harga awal')
    expect(currentStep(content, '2026-11-22T16:59:00Z')).toContain('Harga normal')
    expect(currentStep(content, '2027-01-01T00:00:00Z')).toContain('Di tempat acara')
  })

  test('strike through what is past and say so in text', () => {
    const [past] = draw(content).getAllByRole('listitem')
    expect(past?.textContent).toMatch(/10 kursi pertama.*Sudah lewat/)
    expect(past?.querySelector('s')?.textContent).toBe('Rp149.000')
  })

  test('determine the price of the plan below', () => {
    expect(draw(content, { now: '2026-11-24T00:00:00Z' }).words).toMatch(/Satu kursi.*Rp249\.000\|Amankan kursi/)
  })

  test('are incomplete with fewer than two', () => {
    const messages = (tiers: PriceContent['tiers']) =>
      price.check?.({ ...content, tiers }).map(({ message }) => message)
    expect(messages(content.tiers)).toEqual([])
    expect(messages(content.tiers.slice(0, 1))).toEqual(['Harga bertahap memerlukan minimal dua tahap'])
  })
})

test('only one plan is recommended, and a single plan is not', () => {
  const plans = examples.plans.content.plans.map((plan) => ({ ...plan, isBest: true }))
  const chips = (content: PriceContent) => draw(content).queryAllByText('Kami sarankan').length
  expect(chips({ ...examples.plans.content, plans })).toBe(1)
  expect(chips({ ...examples.plans.content, plans: plans.slice(0, 1) })).toBe(0)
})

test('a price of zero is shown as free', () => {
  const { words } = draw(examples.free.content)
  expect(words).toContain('|Rp149.000|Gratis|')
  expect(words).toContain('TANPA BIAYA')
})
