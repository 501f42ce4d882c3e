import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { retentionChartLabelsEn } from './retention-chart.labels.ts'
import { RetentionChart } from './retention-chart.tsx'
import { largestDrop, retentionLine } from './retention-points.ts'

test('the line runs over the whole width, and never leaves the chart', () => {
  expect(retentionLine([1, 0.5, 0.25])).toBe('M0 0L50 50L100 75')
  expect(retentionLine([1.2, -1])).toBe('M0 0L100 100')
  expect(retentionLine([0.4])).toBe('M0 60L100 60')
})

test('the minute in which most viewers left is found, and none where everyone stayed', () => {
  expect(largestDrop([1, 0.75, 0.25, 0.5, 0])).toEqual({ minute: 3, lost: 0.5 })
  expect(largestDrop([1, 1])).toBeNull()
  expect(largestDrop([])).toBeNull()
})

test('screen readers get a table of minutes', () => {
  const { getByRole, getAllByRole, words } = drawn(<RetentionChart label="Per menit" shares={[1, 0.75]} />)
  expect(getByRole('table', { name: 'Per menit' })).toBeDefined()
  expect(getAllByRole('row').map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Menit', 'Penonton'],
    ['1', '100%'],
    ['2', '75%'],
  ])
  expect(words).toContain('Paling banyak berhenti di menit 2: 25% dari yang mulai menonton.')
})

test.each([[[]], [[0, 0]]])('of %j it says that there are no viewers yet', (shares) => {
  const { words, queryByRole } = drawn(<RetentionChart label="X" shares={shares} labels={retentionChartLabelsEn} />)
  expect(words).toContain('This video has no viewers yet.')
  expect(queryByRole('table')).toBeNull()
})
