import { expect, test } from 'vitest'
import { inTicketOrder } from './ticket-order.rules.ts'

const now = new Date('2026-12-05T05:00:00Z')
const event = (name: string, isOver: boolean, ...days: number[]) => ({
  name,
  isOver,
  sessions: days.map((day) => {
    const date = `2026-12-${String(day).padStart(2, '0')}`
    return { title: '', startsAt: `${date}T02:00:00.000Z`, endsAt: `${date}T04:00:00.000Z` }
  }),
})

test('what comes next is first, what has no day is behind it, and what is past is last, latest first', () => {
  const events = [
    event('past long ago', true, 1),
    event('without a day', false),
    event('later', false, 20),
    event('past', true, 1, 4),
    event('soon, begun', false, 2, 7),
    event('soon', false, 9),
  ]
  expect(inTicketOrder(events, now).map(({ name }) => name)).toEqual([
    'soon, begun',
    'soon',
    'later',
    'without a day',
    'past',
    'past long ago',
  ])
})
