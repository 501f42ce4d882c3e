import { expect, test } from 'vitest'
import { cursorOf, placeOf } from './library-cursor.rules.ts'

const id = '019a1234-5678-7abc-8def-0123456789ab'

test.each([
  ['newest', '2026-11-20 12:00:00.123+00'],
  ['name', 'kopi é ☕ di toko.jpg'],
  ['largest', '26214400'],
] as const)('the next page of a list by %s begins after the last item', (sort, sortKey) => {
  expect(placeOf(cursorOf({ sortKey, id }), sort)).toEqual({ sortKey, id })
})

test.each([
  ['that is no text of ours', '%%%'],
  ['of another shape', cursorOf({ sortKey: '1', id: 'x' })],
  ['of another order', cursorOf({ sortKey: 'kopi.jpg', id })],
  ['with a statement in it', cursorOf({ sortKey: "1'; DROP TABLE media; --", id })],
  ['of nothing', ''],
])('a cursor %s is none', (_, cursor) => {
  expect(placeOf(cursor, 'largest')).toBeUndefined()
})
