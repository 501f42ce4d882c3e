import { expect, test } from 'vitest'
import { nextLesson, percentOf, type PlannedLesson, roomLessons } from './room.rules.ts'

const now = new Date('2026-11-20T10:00:00Z')
const DAY = 86_400_000
const reader = { obtainedAt: new Date(now.getTime() - 3 * DAY), courseOpensAt: null, now }
const lesson = (id: string, given: Partial<PlannedLesson> = {}): PlannedLesson => ({
  id,
  title: id,
  kind: 0,
  minutes: 5,
  isWritten: true,
  isDone: false,
  opensAt: null,
  opensAfterDays: null,
  needsPrevious: false,
  ...given,
})
const locksOf = (lessons: readonly PlannedLesson[], given: Partial<typeof reader> = {}) =>
  roomLessons(lessons, { ...reader, ...given }).map(({ lock }) => lock && [lock.reason, lock.opensAt])

test('a lesson opens at its moment, or so many days after the course was obtained, whichever is later', () => {
  const soon = new Date(now.getTime() + DAY)
  expect(
    locksOf([
      lesson('terbuka'),
      lesson('besok', { opensAt: soon }),
      lesson('kemarin', { opensAt: new Date(now.getTime() - DAY) }),
      lesson('hari ketiga', { opensAfterDays: 3 }),
      lesson('hari keempat', { opensAfterDays: 4 }),
    ]),
  ).toEqual([null, ['opens_at', soon.toISOString()], null, null, ['opens_at', soon.toISOString()]])
})

test('a preorder opens no lesson before its day', () => {
  const opensAt = new Date(now.getTime() + 5 * DAY)
  expect(locksOf([lesson('a'), lesson('b')], { courseOpensAt: opensAt as never })).toEqual([
    ['opens_at', opensAt.toISOString()],
    ['opens_at', opensAt.toISOString()],
  ])
})

test('a lesson that needs the one before it opens once that one is done, and stays open when it is done itself', () => {
  const needs = { needsPrevious: true }
  expect(locksOf([lesson('a'), lesson('b', needs)])).toEqual([null, ['needs_previous', null]])
  expect(locksOf([lesson('a', { isDone: true }), lesson('b', needs)])).toEqual([null, null])
  expect(locksOf([lesson('a'), lesson('b', { ...needs, isDone: true })])).toEqual([null, null])
  expect(locksOf([lesson('a', needs)])).toEqual([null])
})

test('a lesson without content is closed', () => {
  expect(locksOf([lesson('a', { isWritten: false })])).toEqual([['not_written', null]])
})

test('learning goes on where it was left, else with the first open lesson that is not done', () => {
  const view = (given: readonly PlannedLesson[]) => roomLessons(given, reader)
  const done = { isDone: true }
  const [a, b, c] = [lesson('a', done), lesson('b'), lesson('c')]
  expect(nextLesson(view([a, b, c]), 'c')?.id).toBe('c')
  expect(nextLesson(view([a, b, c]), 'a')?.id).toBe('b')
  expect(nextLesson(view([a, b, c]), null)?.id).toBe('b')
  expect(nextLesson(view([a, lesson('b', done)]), 'b')?.id).toBe('b')
  expect(nextLesson([], null)).toBeNull()
})

test('a hundred percent is all of it', () => {
  expect(percentOf({ done: 199, total: 200 })).toBe(99)
  expect(percentOf({ done: 200, total: 200 })).toBe(100)
  expect(percentOf({ done: 0, total: 0 })).toBe(0)
})
