import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleMove } from './single-move.ts'

test.each([
  ['abcd', 'abcd', undefined],
  ['abcd', 'bcda', { id: 'a', afterId: 'd' }],
  ['abcd', 'dabc', { id: 'd', afterId: null }],
  ['abcd', 'acbd', { id: 'b', afterId: 'c' }],
  ['abcd', 'adbc', { id: 'd', afterId: 'a' }],
])('%s to %s', (before, after, move) => {
  expect(singleMove([...before], [...after])).toEqual(move)
})

test('made in the former order, the move leads to the new one', () => {
  const ids = [...'abcdefgh']
  const place = fc.nat(ids.length - 1)
  fc.assert(
    fc.property(place, place, (from, to) => {
      const after = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '')
      const move = singleMove(ids, after)
      if (from === to) return move === undefined
      const rest = ids.filter((id) => id !== move?.id)
      const made = rest.toSpliced(
        typeof move?.afterId !== 'string' ? 0 : rest.indexOf(move.afterId) + 1,
        0,
        move?.id ?? '',
      )
      return made.join('') === after.join('')
    }),
  )
})
