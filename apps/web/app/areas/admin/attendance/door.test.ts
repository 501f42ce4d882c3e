import type { Attendee } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { asSent, offlineAnswer, withResults, withWaiting } from './door.ts'

const minutes = 60_000
const at = Date.parse('2026-12-05T03:05:00Z')
const attendee = (code: string, given: Partial<Attendee> = {}): Attendee => ({
  name: `Pemilik ${code}`,
  code,
  orderCode: 'NK1',
  obtainedAt: '2026-11-20T03:00:00.000Z',
  checkIn: null,
  ...given,
})
const scan = { id: 'scan', code: 'A', at }
const device = { attendees: [attendee('A'), attendee('B')], waiting: [], reachedAt: at, by: 'Budi' }

test('without network a ticket of the loaded list is let in, and waits', () => {
  expect(offlineAnswer(scan, device)).toMatchObject({
    outcome: 'let_in',
    name: 'Pemilik A',
    checkIn: { at: '2026-12-05T03:05:00.000Z', by: 'Budi' },
    isWaiting: true,
  })
})

test('a ticket that waits already, or was let in before the network went, is not let in once more', () => {
  const waiting = [{ id: 'earlier', code: 'A', at: at - 5 * minutes }]
  expect(offlineAnswer(scan, { ...device, waiting })).toMatchObject({
    outcome: 'already',
    checkIn: { at: '2026-12-05T03:00:00.000Z', by: 'Budi' },
    isWaiting: false,
  })
  const checkIn = { at: '2026-12-05T02:00:00.000Z', by: 'Sari' }
  expect(offlineAnswer(scan, { ...device, attendees: [attendee('A', { checkIn })] })).toMatchObject({
    outcome: 'already',
    checkIn,
  })
})

test('without network a ticket that is not on the list is not let in', () => {
  expect(offlineAnswer({ ...scan, code: 'C' }, device)).toMatchObject({ outcome: 'not_listed', isWaiting: false })
})

test.each([
  [60, 'let_in'],
  [61, 'too_long'],
])('%i minutes after the server was last reached a ticket is answered with %s', (age, outcome) => {
  expect(offlineAnswer(scan, { ...device, reachedAt: at - age * minutes }).outcome).toBe(outcome)
})

test('the list shows who waits as present, and keeps what the server says', () => {
  const checkIn = { at: '2026-12-05T02:00:00.000Z', by: 'Sari' }
  const list = [attendee('A'), attendee('B', { checkIn }), attendee('C')]
  const waiting = ['A', 'B'].map((code) => ({ ...scan, code }))
  expect(withWaiting(list, waiting, 'Budi').map((one) => one.checkIn?.by ?? null)).toEqual(['Budi', 'Sari', null])
  const results = [
    { code: 'C', checkIn },
    { code: 'B', checkIn: null },
  ]
  expect(withResults(list, results).map((one) => one.checkIn?.by ?? null)).toEqual([null, 'Sari', 'Sari'])
})

test('scans are sent with their age, never one of the future', () => {
  expect(asSent([scan, { ...scan, at: at + 9 * minutes }], at + 2 * minutes)).toEqual([
    { id: 'scan', code: 'A', ageMs: 2 * minutes },
    { id: 'scan', code: 'A', ageMs: 0 },
  ])
})
