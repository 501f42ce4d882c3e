import { expect, test } from 'vitest'
import { currentRequestId, newRequestId, saneRequestId, withRequestId } from './request-ids.ts'

test.each(['0190f5fe-7c00-7a00-8000-000000000000', '4bf92f3577b34da6a3ce929d0e0e4736', 'edge_1234'])(
  'an id like %s is taken from the edge',
  (id) => expect(saneRequestId(id)).toBe(id),
)

test.each([
  ['of 4 KB', 'a'.repeat(4_096)],
  ['that is too short to be one', 'abc'],
  ['that would end a comment of SQL', 'abcdefgh*/ DROP TABLE leads'],
  ['with a line break', 'abcdefgh\nlevel=50'],
  ['that is none', undefined],
  ['that is empty', ''],
])('an id %s is replaced', (_, id) => expect(saneRequestId(id)).toBeUndefined())

test('the id is available in everything a request awaits, and not outside', async () => {
  const id = newRequestId()
  const seen = await withRequestId(id, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return currentRequestId()
  })

  expect(seen).toBe(id)
  expect(currentRequestId()).toBeUndefined()
})
