import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './comparison.examples.ts'
import { comparison } from './comparison.section.ts'
import ComparisonView from './comparison.view.tsx'

type Content = (typeof comparison)['defaults']

const draw = (content: Content) =>
  drawn(<ComparisonView content={content} page={storyPage('comparison')} slot={(_path, node) => node} />)

describe('the table', () => {
  const { getByRole, getAllByRole, getAllByText } = draw(examples.table.content)

  test('has a caption, a header for each option and for each row', () => {
    expect(getByRole('table', { name: 'Tiga cara merapikan pembukuan toko' })).toBeDefined()
    expect(getAllByRole('columnheader')).toHaveLength(4)
    expect(getAllByRole('rowheader')).toHaveLength(6)
    expect(getAllByRole('cell')).toHaveLength(18)
  })

  test('shows the option in every cell for narrow screens, hidden from screen readers, which read the header', () => {
    const hidden = getAllByText('Video gratis').filter((name) => name.getAttribute('aria-hidden') === 'true')
    expect(hidden).toHaveLength(6)
  })

  test('leaves out a third option without a name', () => {
    const two = draw(examples.tableOfTwo.content)
    expect(two.getAllByRole('cell')).toHaveLength(12)
    expect(two.words).not.toContain('Mulai Rp750.000')
  })
})

describe.each(['table', 'slips'] as const)('yes and no as %s', (layout) => {
  const { getAllByText } = draw({ ...examples.table.content, layout })
  const signsBeside = (words: string) =>
    new Set(getAllByText(words).map((answer) => answer.parentElement?.querySelector('svg') !== null))

  test('have both a sign and a word', () => {
    expect([...signsBeside('Ya')]).toEqual([true])
    expect([...signsBeside('Tidak')]).toEqual([true])
  })

  test('can be replaced by own words, and a text has no sign', () => {
    expect([...signsBeside('Mentor, tiap Jumat')]).toEqual([true])
    expect([...signsBeside('Berlangganan')]).toEqual([true])
    expect([...signsBeside('Rp349.000 sekali')]).toEqual([false])
  })
})

test('missing content is reported by path, only for options that are drawn', () => {
  const empty = { answer: 'text' as const, text: '' }
  const row = { id: 'beda-99999', label: '', first: empty, second: empty, third: empty }
  const paths = (content: Content) => comparison.check?.(content).map(({ path }) => path.join('/'))
  expect(paths({ ...comparison.defaults, first: { name: '', note: '' }, rows: [row] })).toEqual([
    'first/name',
    'rows/beda-99999/label',
    'rows/beda-99999/first/text',
    'rows/beda-99999/second/text',
  ])
  expect(paths(comparison.defaults)).toEqual([])
})
