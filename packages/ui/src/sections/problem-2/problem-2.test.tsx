import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './problem-2.examples.ts'
import { problem2 } from './problem-2.section.ts'
import Problem2View from './problem-2.view.tsx'

type Content = (typeof problem2)['defaults']
const draw = (content: Content) =>
  renderToStaticMarkup(<Problem2View content={content} page={storyPage('problem_2')} slot={(_path, node) => node} />)
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
const { receipt, columns, receiptInWords } = examples

describe('the sum of what waiting costs', () => {
  it('is added up from the lines, in both layouts', () => {
    expect(words(draw(receipt.content))).toContain('|Hilang sebulan|Rp2.176.000|')
    expect(words(draw(columns.content))).toContain('|Selisihnya sebulan|Rp450.000|')
  })

  it('follows when a line changes', () => {
    const items = receipt.content.items.map((item, index) => (index === 0 ? { ...item, amount: 1_000 } : item))
    expect(words(draw({ ...receipt.content, items }))).toContain('|Rp1.537.000|')
  })

  it('is told in words where no line is money, and left out where there are none', () => {
    expect(words(draw(receiptInWords.content))).toContain('|Yang hilang|Akhir pekan Anda|')
    expect(draw({ ...receiptInWords.content, totalText: '' })).not.toContain('ui:receipt-total')
  })

  it('never stands beside its words once there is an amount', () => {
    expect(draw({ ...receipt.content, totalText: 'Terlalu banyak' })).not.toContain('Terlalu banyak')
  })
})

describe('a line', () => {
  it('shows its amount, with its words small beneath what it is for', () => {
    expect(words(draw(receipt.content))).toContain('|Pesanan terlewat|8 pesanan|Rp640.000|')
  })

  it('without a label is left out', () => {
    const items = receipt.content.items.map((item, index) => (index === 0 ? { ...item, label: ' ' } : item))
    expect(draw({ ...receipt.content, items }).match(/<li/g)).toHaveLength(items.length - 1)
  })

  it('needs what happens, and either rupiah or words', () => {
    const [first] = receipt.content.items
    if (!first) throw new Error('the example has lines')
    const check = (change: Partial<typeof first>) =>
      problem2.check?.({ ...receipt.content, items: [{ ...first, ...change }] }).map(({ path }) => path.at(-1))
    expect(check({})).toEqual([])
    expect(check({ amount: 0 })).toEqual([])
    expect(check({ amount: 0, text: '' })).toEqual(['amount'])
    expect(check({ label: '' })).toEqual(['label'])
  })
})

it('two lanes are a table whose columns are named', () => {
  expect(draw(columns.content)).toMatch(/<caption[^>]*>Hari yang sama, dua cara<\/caption>/)
  expect(draw(columns.content)).toMatch(/<th scope="col">Kalau dibiarkan<\/th><th scope="col">Kalau dibereskan<\/th>/)
  expect(draw({ ...columns.content, beforeLabel: '' })).toContain('<th scope="col">Sebelum</th>')
})
