import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { commonStep, numberStep } from './number-step.ts'
import { examples } from './stats.examples.ts'
import { stats } from './stats.section.ts'
import StatsView from './stats.view.tsx'
import { unevenSpans } from './uneven-rows.ts'

type Content = (typeof stats)['defaults']

const draw = (content: Content) =>
  drawn(<StatsView content={content} page={storyPage('stats')} slot={(_path, node) => node} />)

test('shorter numbers are larger', () => {
  expect(['7', '92%', '4,8'].map(numberStep)).toEqual(['short', 'short', 'short'])
  expect(['2.418', '19 jam', '12,75'].map(numberStep)).toEqual(['medium', 'medium', 'medium'])
  expect(['1.250.000', 'Rp12,75 M'].map(numberStep)).toEqual(['long', 'long'])
})

test('numbers in one row have the size of the longest', () => {
  expect(commonStep(['7', '2.418', '34'])).toBe('medium')
  expect(commonStep(['7', 'Rp12,75 M'])).toBe('long')
  expect(commonStep([])).toBe('short')
})

test.each([1, 2, 3, 4, 5, 6, 7])('%i numbers below the giant one fill their rows', (count) => {
  const spans = unevenSpans(count)
  expect(spans).toHaveLength(count)
  let used = 0
  for (const span of spans) {
    used += span
    expect(used).toBeLessThanOrEqual(12)
    if (used === 12) used = 0
  }
  expect(used).toBe(0)
})

describe('a number', () => {
  test('is read after its label', () => {
    for (const layout of ['feature', 'rows'] as const) {
      const label = draw({ ...examples.feature.content, layout }).getByText('provinsi')
      expect(label.tagName).toBe('DT')
      expect(label.nextElementSibling?.tagName).toBe('DD')
      expect(label.nextElementSibling?.textContent).toBe('34')
    }
  })

  test('that is empty is left out with its label', () => {
    const [first, ...rest] = examples.feature.content.items
    if (!first) throw new Error('the example has numbers')
    const { body, words } = draw({ ...examples.feature.content, items: [{ ...first, value: ' ' }, ...rest] })
    expect(words).not.toContain('toko selesai belajar')
    expect(body.querySelectorAll('[data-part="value"]')).toHaveLength(3)
  })

  test('from the template must be replaced before publishing', () => {
    expect(stats.check?.(stats.defaults).map(({ message }) => message)).toEqual([
      'Isi dengan angka Anda sendiri',
      'Isi dengan angka Anda sendiri',
      'Isi dengan angka Anda sendiri',
    ])
    expect(stats.check?.(examples.feature.content)).toEqual([])
    expect(
      stats.check?.({ ...examples.feature.content, items: [{ id: 'angka-0009', value: '7', label: '', note: '' }] }),
    ).toEqual([{ path: ['items', 'angka-0009', 'label'], message: 'Apa yang dihitung belum diisi' }])
  })
})

test('the source is shown below the numbers, and nothing without one', () => {
  const source = draw(examples.feature.content).body.querySelector('[data-part="source"]')
  expect(source?.textContent).toMatch(/^Sumber: Catatan kelas kami/)
  expect(draw({ ...examples.feature.content, source: '' }).words).not.toContain('Sumber')
})
