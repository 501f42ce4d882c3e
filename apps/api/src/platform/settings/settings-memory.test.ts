import { defaultFlags, defaultSettings } from '@naikkelas/contract/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSettingsMemory } from './settings-memory.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A database that says how often it was changed, and the memory of a process above it. */
function openMemory() {
  const state = { revision: 0, isAway: false }
  const valuesOf = (revision: number) => ({
    flags: { ...defaultFlags, coupon: revision % 2 === 0 },
    settings: { ...defaultSettings, limits: { leadMonths: revision + 1, auditDays: 730 } },
  })
  const load = vi.fn(async () => {
    if (state.isAway) throw new Error('away')
    return { values: valuesOf(state.revision), revision: `${state.revision}` }
  })
  const findRevision = vi.fn(async () => {
    if (state.isAway) throw new Error('away')
    return `${state.revision}`
  })
  const onFailure = vi.fn()
  const memory = createSettingsMemory({ load, findRevision, onFailure })
  const monthsNow = async () => (await memory.current()).settings.limits.leadMonths
  return { memory, state, load, findRevision, onFailure, monthsNow }
}

test('a change of another process is known within one second, and loaded once', async () => {
  const { memory, state, load, monthsNow } = openMemory()
  await memory.follow()
  expect(await monthsNow()).toBe(1)
  state.revision = 1
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await monthsNow()).toBe(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('many who ask at once are answered by one load', async () => {
  const { load, monthsNow } = openMemory()
  expect(await Promise.all(Array.from({ length: 50 }, monthsNow))).toEqual(Array(50).fill(1))
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was loaded before a change does not replace what was loaded after it', async () => {
  const { memory, state, load, monthsNow } = openMemory()
  let answerLate = () => {}
  load.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerLate = () => resolve({ values: { flags: defaultFlags, settings: defaultSettings }, revision: '0' })
      }),
  )
  const early = memory.current()
  state.revision = 5
  memory.forget()
  expect(await monthsNow()).toBe(6)
  answerLate()
  await early
  expect(await monthsNow()).toBe(6)
  expect(load).toHaveBeenCalledTimes(2)
})

test('without an answer the last known values hold, no reader waits, and the change is known afterwards', async () => {
  const { memory, state, load, onFailure, monthsNow } = openMemory()
  await memory.follow()
  state.revision = 1
  state.isAway = true
  await vi.advanceTimersByTimeAsync(30_000)
  const loads = load.mock.calls.length
  expect(await Promise.all(Array.from({ length: 20 }, monthsNow))).toEqual(Array(20).fill(1))
  expect(load).toHaveBeenCalledTimes(loads)
  expect(onFailure).toHaveBeenCalledTimes(1)
  state.isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await monthsNow()).toBe(2)
})

test('a load that fails after a change is repeated by the next poll', async () => {
  const { memory, state, load, monthsNow } = openMemory()
  await memory.follow()
  state.revision = 1
  load.mockRejectedValueOnce(new Error('away'))
  memory.forget()
  expect(await monthsNow()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await monthsNow()).toBe(2)
})

test('once stopped it asks nothing more', async () => {
  const { memory, findRevision } = openMemory()
  await memory.follow()
  await memory.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(findRevision).not.toHaveBeenCalled()
})
