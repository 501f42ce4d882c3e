import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { renderSignal } from './render-signal.ts'

test('an aborted request ends the rendering of its page', () => {
  const visitor = new AbortController()
  const { signal } = renderSignal(visitor.signal)
  expect(signal.aborted).toBe(false)
  visitor.abort('gone')
  expect([signal.aborted, signal.reason]).toEqual([true, 'gone'])
  expect(renderSignal(AbortSignal.abort('long gone')).signal.reason).toBe('long gone')
})

test('a finished rendering keeps no reference to the request', () => {
  const visitor = new AbortController()
  const { signal, end } = renderSignal(visitor.signal)
  expect(getEventListeners(visitor.signal, 'abort').length).toBe(1)
  end()
  expect(getEventListeners(visitor.signal, 'abort').length).toBe(0)
  visitor.abort()
  expect(signal.aborted).toBe(false)
})
