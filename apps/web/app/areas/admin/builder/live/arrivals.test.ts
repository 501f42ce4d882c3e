import { expect, test } from 'vitest'
import type { Other } from '../model/presence.ts'
import { Arrivals } from './arrivals.ts'

const other = (name: string, isSelf = false): Other => ({ id: name, name, color: 0, isSelf, places: [] })

test('people present and people arriving are announced once each, in one sentence', () => {
  const arrivals = new Arrivals(0)
  expect(arrivals.sentenceFor([other('Rina'), other('Budi')], 500)).toBe('Rina dan Budi sedang membuka halaman ini')
  expect(arrivals.sentenceFor([other('Rina'), other('Budi')], 4_000)).toBeNull()
  expect(arrivals.sentenceFor([other('Rina'), other('Budi'), other('Sari')], 8_000)).toBe('Sari membuka halaman ini')
})

test('a reload is not announced as an arrival; a return after a while is', () => {
  const arrivals = new Arrivals(0)
  arrivals.sentenceFor([other('Rina')], 5_000)
  arrivals.sentenceFor([], 6_000)
  expect(arrivals.sentenceFor([other('Rina')], 9_000)).toBeNull()
  arrivals.sentenceFor([], 10_000)
  expect(arrivals.sentenceFor([other('Rina')], 200_000)).toBe('Rina membuka halaman ini')
})

test("another tab of one's own account is not announced", () => {
  expect(new Arrivals(0).sentenceFor([other('Anda di tab lain', true)], 5_000)).toBeNull()
})

test('many arrivals at once are counted instead of named', () => {
  expect(
    new Arrivals(0).sentenceFor(
      ['A', 'B', 'C', 'D', 'E'].map((name) => other(name)),
      9_000,
    ),
  ).toBe('A, B, dan 3 orang lain membuka halaman ini')
})
