import { expect, test } from 'vitest'
import { ticketCodeIn } from './ticket-codes.ts'

test.each([
  ['4K7P9QXM', '4K7P9QXM'],
  [' 4k7p-9qxm ', '4K7P9QXM'],
  ['4K7P 9QXO', '4K7P9QX0'],
  ['ILIL4K7P', '11114K7P'],
])('%s is read as %s', (typed, code) => {
  expect(ticketCodeIn(typed)).toBe(code)
})

test.each(['', '4K7P9QX', '4K7P9QXMM', '4K7P9QXU', 'https://contoh.test/4K7P9QXM', '<script>'])(
  '%j is no code of a ticket',
  (typed) => {
    expect(ticketCodeIn(typed)).toBeNull()
  },
)
