import { expect, test } from 'vitest'
import { countedMs, suspicionsOf } from './suspicions.rules.ts'

const person = {
  trap: '',
  elapsedMs: null,
  isNumberOften: false,
  isAddressOften: false,
  answers: [
    { kind: 'name', value: 'Sari Wulandari' },
    { kind: 'text', value: 'Toko saya di shopee.co.id, apa bisa ikut?' },
  ],
} as const

test('what a person writes is suspected of nothing, also without a script that counts', () => {
  expect(suspicionsOf(person)).toEqual([])
  expect(suspicionsOf({ ...person, elapsedMs: 2_000 })).toEqual([])
})

test.each([
  ['trap', { trap: 'https://jahat.example' }],
  ['too_fast', { elapsedMs: 1_999 }],
  ['number_often', { isNumberOften: true }],
  ['address_often', { isAddressOften: true }],
  ['links', { answers: [{ kind: 'text', value: 'murah di HTTPS://jahat.example' }] }],
  ['links', { answers: [{ kind: 'name', value: 'www.jahat.example' }] }],
] as const)('%s is seen', (name, seen) => expect(suspicionsOf({ ...person, ...seen })).toEqual([name]))

test('an option offered by the form is not suspicious, whatever its text', () => {
  expect(suspicionsOf({ ...person, answers: [{ kind: 'choice', value: 'https://contoh.test' }] })).toEqual([])
})

test.each([
  ['3400', 3400],
  ['3400.600000023842', 3400.600000023842],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['3.4.5', null],
  ['99999999999', null],
])('%j is counted as %j', (text, ms) => expect(countedMs(text)).toBe(ms))
