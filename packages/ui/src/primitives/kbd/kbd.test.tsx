import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Kbd } from './kbd.tsx'

const keysOf = (keys: string) => drawn(<Kbd keys={keys} />).words

test('keys pressed together are read one after the other', () => {
  expect(keysOf('Ctrl+Shift+Z')).toBe('|Ctrl|+|Shift|+|Z|')
})

test('the plus key is a key too', () => {
  const keys = [...drawn(<Kbd keys="Ctrl++" />).body.querySelectorAll('kbd kbd')]
  expect(keys.map(({ textContent }) => textContent)).toEqual(['Ctrl', '+'])
  expect(keysOf('+')).toBe('|+|')
})
