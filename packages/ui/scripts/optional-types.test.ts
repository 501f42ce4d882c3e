import { expect, test } from 'vitest'
import { withOptionalUndefined } from './optional-types.mjs'

test('optional properties of the published types accept undefined', () => {
  expect(
    withOptionalUndefined(
      `interface A { isOpen?: boolean; onOpen?: (is: boolean) => void; own?: { deep?: 'a' | 'b' }; done?: string | undefined; must: number }`,
    ),
  ).toBe(
    `interface A { isOpen?: boolean | undefined; onOpen?: ((is: boolean) => void) | undefined; own?: { deep?: 'a' | 'b' | undefined } | undefined; done?: string | undefined; must: number }`,
  )
})
