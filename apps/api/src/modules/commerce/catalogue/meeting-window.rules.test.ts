import { expect, test } from 'vitest'
import { meetingWindow } from './meeting-window.rules.ts'

const at = (clock: string) => new Date(`2026-12-05T${clock}:00Z`)
const sessions = [
  { startsAt: at('02:00'), endsAt: at('04:00') },
  { startsAt: at('08:00'), endsAt: at('09:00') },
]

test.each([
  ['00:59', false, '01:00'],
  ['01:00', true, null],
  ['03:59', true, null],
  ['04:00', false, '07:00'],
  ['07:00', true, null],
  ['09:00', false, null],
])('at %s a meeting with two sessions is open: %s, and opens next at %s', (clock, isOpen, opensAt) => {
  expect(meetingWindow(sessions, at(clock))).toEqual({ isOpen, opensAt: opensAt && at(opensAt) })
})

test('a meeting without a day is open', () => {
  expect(meetingWindow([], at('00:00'))).toEqual({ isOpen: true, opensAt: null })
})
