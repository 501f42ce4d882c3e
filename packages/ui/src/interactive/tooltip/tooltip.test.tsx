import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Tooltip } from './tooltip.tsx'

const draw = (label: string) =>
  drawn(
    <Tooltip label={label}>
      <button type="button" aria-label="Urungkan" />
    </Tooltip>,
  )

test('a tooltip describes its button, and is a closed popover at first', () => {
  const { getByRole } = draw('Batalkan perubahan terakhir')
  expect(getByRole('button', { name: 'Urungkan', description: 'Batalkan perubahan terakhir' })).toBeDefined()
  expect(getByRole('tooltip').getAttribute('popover')).toBe('manual')
})

test('a tooltip that repeats the name of its button is not read out a second time', () => {
  expect(draw('Urungkan').getByRole('button').hasAttribute('aria-describedby')).toBe(false)
})
