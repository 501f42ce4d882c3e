import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Progress } from './progress.tsx'
import { filledSteps } from './stairs.ts'

test('the three steps fill one after the other', () => {
  expect(filledSteps(0)).toEqual([0, 0, 0])
  expect(filledSteps(0.5)).toEqual([1, 0.5, 0])
  expect(filledSteps(1)).toEqual([1, 1, 1])
})

test('a known value is given as a number and in words', () => {
  const bar = drawn(<Progress label="Unggahan" value={9} max={14} valueText="9 dari 14 pelajaran" />).getByRole(
    'progressbar',
    { name: 'Unggahan', value: { now: 9, max: 14, text: '9 dari 14 pelajaran' } },
  )

  expect(bar).toBeDefined()
})

test('a hundred percent is shown only when all is done', () => {
  expect(drawn(<Progress label="Unggahan" value={99.9} />).getByText('99%')).toBeDefined()
  expect(
    drawn(<Progress label="Unggahan" value={140} />).getByRole('progressbar', { value: { now: 100 } }),
  ).toBeDefined()
})

test('with an unknown duration it has no value', () => {
  const { getByRole, body } = drawn(<Progress label="Menyiapkan" />)
  const bar = getByRole('progressbar', { busy: true })

  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
  expect(body.textContent).not.toContain('%')
})
