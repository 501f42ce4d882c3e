import type { Scan } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { decideScans, type ShownTicket } from './check-in.rules.ts'

const now = new Date('2026-12-05T05:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const door = { eventId: 'event', by: 'Budi', now }

const scan = (id: string, minutes: number): Scan => ({ id, code: 'A', ageMs: minutes * 60_000 })

const ticket = (checkIn: ShownTicket['checkIn']) =>
  new Map<string, ShownTicket>([
    [
      'A',
      {
        entitlementId: 'seat',
        code: 'A',
        eventId: 'event',
        eventName: 'Temu penjual',
        name: 'Dewi',
        isHeld: true,
        checkIn,
      },
    ],
  ])

test('of two scans of one ticket the earlier counts, whichever was sent first, and the answers are in the order sent', () => {
  const { results, checkIns } = decideScans([scan('late', 10), scan('early', 30)], ticket(null), door)
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['late', 'already'],
    ['early', 'let_in'],
  ])
  expect(results[0]?.checkIn).toEqual({ at: minutesAgo(30).toISOString(), by: 'Budi' })
  expect(checkIns).toEqual([{ entitlementId: 'seat', scanId: 'early', at: minutesAgo(30) }])
})

test('an earlier scan that arrives later replaces the check-in, and names the other door', () => {
  const before = { id: 'other', at: minutesAgo(5), by: 'Sari' }
  const { results, checkIns } = decideScans([scan('offline', 20)], ticket(before), door)
  expect(results).toMatchObject([{ outcome: 'already', checkIn: { at: minutesAgo(5).toISOString(), by: 'Sari' } }])
  expect(checkIns).toEqual([{ entitlementId: 'seat', scanId: 'offline', at: minutesAgo(20) }])
})

test('a scan that arrives once more is let in once more, and stores nothing', () => {
  const before = { id: 'same', at: minutesAgo(20), by: 'Budi' }
  const { results, checkIns } = decideScans([scan('same', 19)], ticket(before), door)
  expect(results).toMatchObject([{ outcome: 'let_in', checkIn: { at: minutesAgo(20).toISOString() } }])
  expect(checkIns).toEqual([])
})

test.each([
  [60, 60],
  [61, 0],
])('a scan of %i minutes ago counts as of %i minutes ago', (age, counted) => {
  expect(decideScans([scan('one', age)], ticket(null), door).checkIns).toMatchObject([{ at: minutesAgo(counted) }])
})
