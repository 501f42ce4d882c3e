import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './problem-2.examples.ts'
import { problem2 } from './problem-2.section.ts'
import Problem2View from './problem-2.view.tsx'

type Content = (typeof problem2)['defaults']
const draw = (content: Content) =>
  drawn(<Problem2View content={content} page={storyPage('problem_2')} slot={(_path, node) => node} />)
const { receipt, columns, receiptInWords } = examples

describe('the total of what is lost', () => {
  it('is the sum of the lines, in both layouts', () => {
    expect(draw(receipt.content).words).toContain('|Hilang sebulan|Rp2.176.000|')
    expect(draw(columns.content).words).toContain('|Selisihnya sebulan|Rp450.000|')
  })

  it('follows when a line changes', () => {
    const items = receipt.content.items.map((item, index) => (index === 0 ? { ...item, amount: 1_000 } : item))
    expect(draw({ ...receipt.content, items }).words).toContain('|Rp1.537.000|')
  })

  it('is a text when no line has an amount, and left out without one', () => {
    expect(draw(receiptInWords.content).words).toContain('|Yang hilang|Akhir pekan Anda|')
    expect(draw({ ...receiptInWords.content, totalText: '' }).words).not.toMatch(/Yang hilang|Akhir pekan Anda/)
  })

  it('ignores its text once a line has an amount', () => {
    expect(draw({ ...receipt.content, totalText: 'Terlalu banyak' }).words).not.toContain('Terlalu banyak')
  })
})

describe('a line', () => {
  it('shows its label, its text and its amount', () => {
    expect(draw(receipt.content).words).toContain('|Pesanan terlewat|8 pesanan|Rp640.000|')
  })

  it('without a label is left out', () => {
    const items = receipt.content.items.map((item, index) => (index === 0 ? { ...item, label: ' ' } : item))
    expect(draw({ ...receipt.content, items }).getAllByRole('listitem')).toHaveLength(items.length - 1)
  })

  it('requires a label, and either an amount or a text', () => {
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

it('two columns are a table with a caption and named columns', () => {
  const columnsOf = (content: Content) => draw(content).getAllByRole('columnheader')
  const { getByRole } = draw(columns.content)
  expect(getByRole('table', { name: 'Hari yang sama, dua cara' })).toBeDefined()
  expect(columnsOf(columns.content).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Kalau dibiarkan', 'Kalau dibereskan']),
  )
  const unnamed = columnsOf({ ...columns.content, beforeLabel: '' })
  expect(unnamed.map(({ textContent }) => textContent)).toContain('Sebelum')
  for (const column of unnamed) expect(column.getAttribute('scope')).toBe('col')
})
