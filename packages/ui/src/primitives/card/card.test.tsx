import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Card } from './card.tsx'

test('a card is rendered as the given element', () => {
  expect(drawn(<Card as="article">Isi</Card>).getByRole('article').textContent).toBe('Isi')
})

test('a chosen card exposes its state', () => {
  expect(drawn(<Card isSelected>Isi</Card>).getByText('Isi').dataset.state).toBe('selected')
})
