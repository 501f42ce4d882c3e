import { expect, test } from 'vitest'
import { lessonsOf, neighboursOf } from './room-lessons.ts'
import { completionWords, lessonFacts, lockWords } from './room-words.ts'

const lesson = (id: string) => ({ id, title: id, kind: 0, minutes: 5, isDone: false, lock: null }) as const
const room = {
  chapters: [
    { id: '1', title: 'Satu', lessons: [lesson('a'), lesson('b')] },
    { id: '2', title: 'Dua', lessons: [lesson('c')] },
  ],
}

test('lessons follow each other across chapters, and the ends have no neighbour', () => {
  expect(lessonsOf(room).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const ids = (of: string | null) => {
    const { previous, next } = neighboursOf(room, of)
    return [previous?.id ?? null, next?.id ?? null]
  }
  expect([ids('a'), ids('b'), ids('c'), ids('x'), ids(null)]).toEqual([
    [null, 'b'],
    ['a', 'c'],
    ['b', null],
    [null, null],
    [null, null],
  ])
})

test('a closed lesson says why, and when it opens in WIB', () => {
  expect(lockWords({ lock: { reason: 'opens_at', opensAt: '2026-12-01T02:00:00.000Z' } })).toContain('1 Desember 2026')
  expect(lockWords({ lock: { reason: 'opens_at', opensAt: '2026-12-01T02:00:00.000Z' } })).toContain('09.00')
  expect(lockWords({ lock: { reason: 'needs_previous', opensAt: null } })).toContain('sebelumnya')
  expect(lockWords({ lock: null })).toBeNull()
})

test('minutes are said where they are known, and only films and books complete by themselves', () => {
  expect([lessonFacts({ kind: 1, minutes: 12 }), lessonFacts({ kind: 2, minutes: 0 })]).toEqual([
    'Video, 12 menit',
    'E-book',
  ])
  expect([completionWords(0, 0), completionWords(1, 40)?.includes('40%')]).toEqual([null, true])
})
