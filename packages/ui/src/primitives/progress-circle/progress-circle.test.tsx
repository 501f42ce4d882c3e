import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { ProgressCircle } from './progress-circle.tsx'

test('a known value is given as a number and in words', () => {
  const { getByRole } = drawn(
    <ProgressCircle label="Kelas Shopee" value={9} max={14} valueText="9 dari 14 pelajaran" />,
  )
  const value = { now: 9, max: 14, text: '9 dari 14 pelajaran' }
  expect(getByRole('progressbar', { name: 'Kelas Shopee', value })).toBeDefined()
})

test('the ring is filled to the value, and not at all at zero', () => {
  const filled = (value: number) =>
    [...drawn(<ProgressCircle label="Kelas" value={value} />).body.querySelectorAll('circle')]
      .slice(1)
      .map((ring) => ring.getAttribute('stroke-dasharray'))
  expect(filled(25)).toEqual(['25 100'])
  expect(filled(140)).toEqual(['100 100'])
  expect(filled(0)).toEqual([])
})

test('a hundred percent is shown only when all is done', () => {
  expect(drawn(<ProgressCircle label="Kelas" value={99.9} />).getByText('99%')).toBeDefined()
})

test('while the value is unknown it is busy, without a number', () => {
  const { getByRole, body } = drawn(<ProgressCircle label="Menyiapkan" size="lg" />)
  expect(getByRole('progressbar', { busy: true }).hasAttribute('aria-valuenow')).toBe(false)
  expect(body.textContent).not.toContain('%')
})
