import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { RadioCardGroup } from './radio-card-group.tsx'
import { RadioCard } from './radio-card.tsx'

test('a card is a radio of a form: named by its label, described by its price and hint', () => {
  const radio = drawn(
    <RadioCard
      name="way"
      value="bca"
      label="Virtual account BCA"
      hint="Dicek otomatis"
      price="Rp4.000"
      mark={<svg role="img" aria-label="BCA" />}
      defaultChecked
    />,
  ).getByRole('radio', { name: 'Virtual account BCA', description: 'Rp4.000 Dicek otomatis', checked: true })
  expect([radio.getAttribute('name'), radio.getAttribute('value')]).toEqual(['way', 'bca'])
})

test('a card with neither hint nor price describes nothing', () => {
  const radio = drawn(<RadioCard name="way" label="QRIS" />).getByRole('radio', { name: 'QRIS' })
  expect(radio.hasAttribute('aria-describedby')).toBe(false)
})

const group = (error?: string) =>
  drawn(
    <RadioCardGroup legend="Cara bayar" error={error}>
      <RadioCard name="way" label="QRIS" />
    </RadioCardGroup>,
  )

test('the group is named by its question, and says why a choice is refused', () => {
  const refused = group('Pilih satu cara bayar.').getByRole('radiogroup', {
    name: 'Cara bayar',
    description: 'Pilih satu cara bayar.',
  })
  expect(refused.getAttribute('aria-invalid')).toBe('true')
  expect(group().getByRole('radiogroup', { name: 'Cara bayar' }).hasAttribute('aria-invalid')).toBe(false)
})
