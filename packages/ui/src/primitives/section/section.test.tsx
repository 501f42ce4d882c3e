import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Section } from './section.tsx'

test('it is a named region with its own tone', () => {
  const region = drawn(
    <Section tone="board" aria-labelledby="judul">
      <h2 id="judul">Tanya kami</h2>
    </Section>,
  ).getByRole('region', { name: 'Tanya kami' })

  expect(region.dataset.tone).toBe('board')
})
