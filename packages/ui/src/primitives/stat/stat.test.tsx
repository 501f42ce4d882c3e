import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { statLabelsEn } from './stat.labels.ts'
import { Stat, type StatProps } from './stat.tsx'

const read = (props: Partial<StatProps>) =>
  drawn(<Stat label="CTR" value="10,6%" {...props} />)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('a number is described by what it counts', () => {
  const { getByRole } = drawn(<Stat label="Prospek baru" value="1.204" />)
  expect([getByRole('term').textContent, getByRole('definition').textContent]).toEqual(['Prospek baru', '1.204'])
})

test.each([
  [{ amount: 12.44 }, 'Naik +12,4%'],
  [{ amount: -3 }, 'Turun −3%'],
  [{ amount: 2.7, unit: 'points' }, 'Naik +2,7 poin'],
  [{ amount: -0.04 }, 'Tetap 0%'],
  [{ amount: 1250 }, 'Naik +1.250%'],
] as const)('a change of %o is read as %s', (change, words) => {
  expect(read({ change })).toEqual(['10,6%', words])
})

test('what it is compared with is shown behind the change', () => {
  expect(read({ change: { amount: 5 }, comparedWith: 'dari pekan lalu' })[1]).toBe('Naik +5%dari pekan lalu')
})

test('in English its words are English', () => {
  expect(read({ change: { amount: -1.5, unit: 'points' }, labels: statLabelsEn })[1]).toBe('Down −1,5 points')
})
