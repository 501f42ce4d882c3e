import { expect, test } from 'vitest'
import { storedFailure, readFailure } from './stored-failure.rules.ts'

test('a failure is kept with its causes and without personal data', () => {
  const cause = new Error('550 <sari@contoh.test> unknown\0')
  const { message, details } = storedFailure(new Error('The mail\nwas refused', { cause }))
  expect(message).toBe('The mail was refused')
  expect(details).toMatch(/^Error: The mail\nwas refused\n[\s\S]*\nCaused by: Error: 550 <\[email\]> unknown /)
  expect(storedFailure('no error').message).toBe('no error')
  expect(storedFailure(new Error('x'.repeat(20_000))).details.length).toBeLessThanOrEqual(8_000)
})

test('failures stored by pg-boss or an earlier release are read as well', () => {
  expect(readFailure({ message: 'no' })).toEqual({ message: 'no', details: '' })
  expect(readFailure({ value: { message: 'job timed out' } })).toEqual({ message: 'job timed out', details: '' })
  expect(readFailure({ code: 7 })).toEqual({ message: '{"code":7}', details: '' })
  expect(readFailure(null)).toEqual({ message: '', details: '' })
})
