import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [340_400, '340 KB'],
  [999_499, '999 KB'],
  [1_200_000, '1,2 MB'],
  [26_214_400, '26,2 MB'],
  [3_000_000_000, '3 GB'],
])('%i bytes are read as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
