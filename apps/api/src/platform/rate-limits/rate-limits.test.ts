import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { countTaken, countTry, forgiveTry, type Limit } from './rate-limits.ts'

const app = await createTestApp()
const { queries } = app.database

let subjects = 0
/** Limits of a try that nothing else counts, for so many hits each. */
function limitsOf(...hits: number[]): Limit[] {
  subjects += 1
  return hits.map((most, place) => ({ name: `test:${place}`, subject: `${subjects}`, hits: most, windowSeconds: 600 }))
}

/** How many hits each has, by trying again with room for more. */
async function hitsOf(limits: Limit[]): Promise<number[]> {
  const counted: number[] = []
  for (const limit of limits)
    for (let most = 0; ; most++) {
      const isFull = await countTry(queries, [{ ...limit, hits: most }]).then(
        () => false,
        () => true,
      )
      await forgiveTry(queries, [limit])
      if (isFull) continue
      counted.push(most - 1)
      break
    }
  return counted
}

const refused = (limit: string) => ({ code: 'too_many', details: { limit } })

test('a try counts for all of its limits, and for none of them once it is forgiven', async () => {
  const limits = limitsOf(5, 5, 5)
  await countTry(queries, limits)
  await countTry(queries, limits)
  expect(await hitsOf(limits)).toEqual([2, 2, 2])

  await forgiveTry(queries, limits)
  expect(await hitsOf(limits)).toEqual([1, 1, 1])
})

test('a try beyond a limit is refused by its name, and the limits after it do not count it', async () => {
  const limits = limitsOf(9, 1, 9)
  await countTry(queries, limits)

  await expect(countTry(queries, limits)).rejects.toMatchObject(refused('test:1'))

  expect(await hitsOf(limits)).toEqual([2, 2, 1])
})

test('a submission beyond a limit counts for none of them', async () => {
  const limits = limitsOf(9, 1)
  await countTaken(queries, limits)

  await expect(countTaken(queries, limits)).rejects.toMatchObject(refused('test:1'))

  expect(await hitsOf(limits)).toEqual([1, 1])
})

test('a window that has ended starts again at one', async () => {
  const limits = limitsOf(1, 1)
  await countTry(queries, limits)
  await queries.execute(sql`UPDATE rate_limits SET resets_at = now() - interval '1 second'`)

  await countTry(queries, limits)

  await expect(countTry(queries, limits)).rejects.toMatchObject(refused('test:0'))
})

test('of many tries at once as many pass as the limit says, and those forgiven meanwhile do not wait for each other', async () => {
  const limits = limitsOf(100, 7, 100, 100)

  const tries = await Promise.allSettled(
    Array.from({ length: 40 }, async () => {
      await countTry(queries, limits)
    }),
  )
  const passed = tries.filter(({ status }) => status === 'fulfilled')
  await Promise.all(passed.map(() => forgiveTry(queries, limits)))

  expect(passed).toHaveLength(7)
  expect(await hitsOf(limits)).toEqual([33, 33, 0, 0])
})
