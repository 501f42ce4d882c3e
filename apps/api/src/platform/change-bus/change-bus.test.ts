import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPollingBus } from './change-bus.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openBus() {
  const states = new Map<string, string>()
  const read = vi.fn(
    async (topics: readonly string[]) => new Map([...states].filter(([topic]) => topics.includes(topic))),
  )
  const onFailure = vi.fn()
  const bus = createPollingBus({ read, onFailure })
  return { bus, read, states, onFailure }
}

test('one query per quarter of a second serves all listeners, and none is made without listeners', async () => {
  const { bus, read } = openBus()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).not.toHaveBeenCalled()
  const stops = Array.from({ length: 500 }, (_, index) => bus.listen(`topic ${index % 3}`, () => {}))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(4)
  expect(read).toHaveBeenLastCalledWith(['topic 0', 'topic 1', 'topic 2'])
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read.mock.calls.length).toBeLessThanOrEqual(5)
})

test('a subscriber is notified once of a change in another process, and at once of a change in this one', async () => {
  const { bus, states } = openBus()
  const listener = vi.fn()
  states.set('head', '1')
  bus.listen('head', listener)
  await vi.advanceTimersByTimeAsync(600)
  expect(listener.mock.calls).toEqual([['1']])
  bus.changed('head', '2')
  expect(listener.mock.calls).toEqual([['1'], ['2']])
  states.set('head', '2')
  await vi.advanceTimersByTimeAsync(600)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('without responses it retries less often, logs that once, and gets missed changes afterwards', async () => {
  const { bus, read, states, onFailure } = openBus()
  const listener = vi.fn()
  bus.listen('head', listener)
  read.mockRejectedValue(new Error('away'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(read.mock.calls.length).toBeLessThan(25)
  states.set('head', '7')
  read.mockImplementation(async () => states)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(listener.mock.calls).toEqual([['7']])
})

test('once stopped it asks nothing more', async () => {
  const { bus, read } = openBus()
  bus.listen('head', () => {})
  await bus.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).not.toHaveBeenCalled()
})
