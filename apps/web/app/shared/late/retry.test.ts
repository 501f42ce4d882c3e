import { expect, test } from 'vitest'
import { loadedPart } from './retry.ts'

function failing(times: number) {
  const waits: number[] = []
  let calls = 0
  const load = async () => {
    calls += 1
    if (calls <= times) throw new Error('offline')
    return 'part'
  }
  const wait = async (ms: number) => void waits.push(ms)
  return { part: loadedPart('12', load, { wait }), waits, calls: () => calls }
}

test('a part that fails twice arrives, and each try is 1.5 seconds after the one before', async () => {
  const { part, waits } = failing(2)
  expect(await part()).toBe('part')
  expect(waits).toEqual([1_500, 1_500])
})

test('after three more tries a part is given up, by its name', async () => {
  const { part, waits, calls } = failing(9)
  await expect(part()).rejects.toThrow('Loading chunk 12 failed')
  expect([waits.length, calls()]).toEqual([3, 4])
})
