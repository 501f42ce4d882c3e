import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Heading } from './heading.tsx'

test.each(['display-l', 'app-sm'] as const)('a heading keeps its level in the size %s', (size) => {
  const { getByRole } = drawn(
    <Heading level={3} size={size}>
      Materi
    </Heading>,
  )

  expect(getByRole('heading', { level: 3, name: 'Materi' })).toBeDefined()
})
