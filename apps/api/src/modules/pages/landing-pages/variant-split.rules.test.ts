import { expect, test } from 'vitest'
import { variantSeen } from './variant-split.rules.ts'

const split = {
  mark: 'abcd1234',
  weights: [
    { key: 'a' as const, weight: 50 },
    { key: 'b' as const, weight: 50 },
  ],
}

test.each([
  ['nk_v_abcd1234=b', 'b'],
  ['lain=1; nk_v_abcd1234=a; nk_src=x', 'a'],
  ['nk_v_abcd1234=c', null],
  ['nk_v_other000=b', null],
  ['xnk_v_abcd1234=b', null],
  ['', null],
  [null, null],
])('of %s the variant is %s', (cookies, key) => expect(variantSeen(split, cookies)).toBe(key))

test('without an A/B test there is no variant', () => expect(variantSeen(null, 'nk_v_abcd1234=b')).toBeNull())
