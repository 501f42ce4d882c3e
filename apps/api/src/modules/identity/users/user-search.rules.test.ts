import { expect, test } from 'vitest'
import { userSearchOf } from './user-search.rules.ts'

test.each([
  ['', null],
  ['   ', null],
  ['Sari', { kind: 'name', words: 'Sari' }],
  ['Sari@Gmail.com', { kind: 'email', email: 'sari@gmail.com' }],
  ['17', { kind: 'digits', number: 17, phone: null }],
  ['0812-3456-7890', { kind: 'digits', number: 81_234_567_890, phone: '6281234567890' }],
  ['+62 812 3456 7890', { kind: 'digits', number: null, phone: '6281234567890' }],
])('%j is understood as %j', (typed, expected) => {
  expect(userSearchOf(typed)).toEqual(expected)
})
