import { expect, test } from 'vitest'
import { clockOf, secondsOf } from './film-clock.ts'

test('seconds are written as a clock and read back', () => {
  for (const [seconds, text] of [
    [0, '0:00'],
    [65, '1:05'],
    [3_750, '1:02:30'],
    [43_200, '12:00:00'],
  ] as const) {
    expect(clockOf(seconds)).toBe(text)
    expect(secondsOf(text)).toBe(seconds)
  }
})

test('seconds alone and a dot are read too, and what is no time is none', () => {
  expect([secondsOf('45'), secondsOf(' 12.05 ')]).toEqual([45, 725])
  for (const text of ['', 'satu', '1:', '1:60', '-3', '1:2:3:4', '1e3']) expect(secondsOf(text), text).toBeNull()
})
