import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Skeleton } from './skeleton.tsx'

test('a placeholder is never read out', () => {
  expect(drawn(<Skeleton shape="box" />).body.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
