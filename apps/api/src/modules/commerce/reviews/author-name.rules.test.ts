import { expect, test } from 'vitest'
import { authorName } from './author-name.rules.ts'

test.each([
  ['Ayu Puspita Sari', 'Ayu S.'],
  ['  Ayu   puspita ', 'Ayu P.'],
  ['Suharto', 'Suharto'],
  ['', 'Peserta'],
])('visitors read “%s” as “%s”', (name, shown) => {
  expect(authorName(name)).toBe(shown)
})
