import { expect, test } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { createEventQueue } from './event-queue.ts'

test('simultaneous events are written in one batch, and each is answered once it is stored', async () => {
  const writes: number[][] = []
  const queue = createEventQueue<number>({ write: async (rows) => void writes.push([...rows]), lingerMs: 1 })
  const added = Promise.all([queue.add([1]), queue.add([2, 3]), queue.add([4])])
  expect(writes).toEqual([])
  await added
  expect(writes).toEqual([[1, 2, 3, 4]])
})

test('a batch has an end, and what comes meanwhile is the next one', async () => {
  const writes: number[][] = []
  const queue = createEventQueue<number>({
    write: async (rows) => void writes.push([...rows]),
    lingerMs: 1,
    batchRows: 2,
  })
  await Promise.all([queue.add([1]), queue.add([2]), queue.add([3]), queue.add([4, 5, 6])])
  expect(writes.flat()).toEqual([1, 2, 3, 4, 5, 6])
  expect(writes.length).toBeGreaterThan(1)
})

test('when too many wait the next one is sent away, and room comes back', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const queue = createEventQueue<number>({ write: () => gate, lingerMs: 1, limit: 2 })
  const first = queue.add([1, 2])
  await expect(queue.add([3])).rejects.toMatchObject({ code: 'busy' })
  release()
  await first
  await queue.add([3])
})

test('what cannot be stored does not take others with it', async () => {
  const stored: string[] = []
  const queue = createEventQueue<string>({
    lingerMs: 1,
    write: async (rows) => {
      if (rows.includes('bad')) throw new Error('a row that does not fit')
      stored.push(...rows)
    },
  })
  const outcomes = await Promise.allSettled([queue.add(['one']), queue.add(['bad']), queue.add(['two'])])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(stored).toEqual(['one', 'two'])
})

test('a database that is away fails everyone at once: it is not asked again for each', async () => {
  let asked = 0
  const queue = createEventQueue<number>({
    lingerMs: 1,
    write: async () => {
      asked += 1
      throw new AppError('busy')
    },
  })
  await Promise.allSettled([queue.add([1]), queue.add([2]), queue.add([3])])
  expect(asked).toBe(1)
})

test('stopping waits for what is being stored', async () => {
  let isStored = false
  const queue = createEventQueue<number>({ write: async () => void (isStored = true), lingerMs: 1 })
  const added = queue.add([1])
  await queue.stop()
  expect(isStored).toBe(true)
  await added
})
