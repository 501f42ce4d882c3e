import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoadCache } from './load-cache.ts'

function counting(options: Partial<Parameters<typeof createLoadCache<string | null>>[0]> = {}) {
  const loaded: string[] = []
  const load = async (key: string) => {
    loaded.push(key)
    return `value of ${key}`
  }
  return { loaded, cache: createLoadCache<string | null>({ max: 10, ttlMs: 60_000, load, ...options }) }
}

test('Concurrent and later callers of a key share one load', async () => {
  const { loaded, cache } = counting()
  await Promise.all([cache.get('a'), cache.get('a')])
  expect(await cache.get('a')).toBe('value of a')
  expect(loaded).toEqual(['a'])
})

test('A value is loaded again after its time to live and after a delete', async () => {
  const { loaded, cache } = counting({ ttlMs: 20 })
  await cache.get('a')
  cache.delete('a')
  await cache.get('a')
  await expect.poll(() => cache.get('a').then(() => loaded.length)).toBe(3)
})

test('A failed load and a value that is not cacheable are tried again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(null), Promise.resolve('there')]
  answers[0]?.catch(() => {})
  const { cache } = counting({ load: async () => answers.shift() ?? 'more', isCacheable: (value) => value !== null })
  await expect(cache.get('a')).rejects.toThrow('away')
  expect(await cache.get('a')).toBe(null)
  expect(await cache.get('a')).toBe('there')
  expect(await cache.get('a')).toBe('there')
})

test('A load that ends after its key was deleted does not remove the newer value', async () => {
  const first = Promise.withResolvers<string>()
  const answers = [first.promise, Promise.resolve('new')]
  const { cache } = counting({ load: async () => answers.shift() ?? 'newest' })
  const old = cache.get('a')
  cache.delete('a')
  expect(await cache.get('a')).toBe('new')
  first.reject(new Error('late'))
  await expect(old).rejects.toThrow('late')
  await pause(0)
  expect(await cache.get('a')).toBe('new')
})

test('Keys beyond the limit evict the longest unused', async () => {
  const { loaded, cache } = counting({ max: 2 })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key)
  expect(loaded).toEqual(['a', 'b', 'c', 'b'])
})
