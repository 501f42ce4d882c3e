import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Badge } from './badge.tsx'

test('a state has a text beside its colour', () => {
  expect(drawn(<Badge tone="ok">Terbit</Badge>).getByText('Terbit')).toBeDefined()
})
