import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { renderSignal } from './render-signal.ts'

test('a visitor who goes away ends the rendering of their page', () => {
  const visitor = new AbortController()
  const { signal } = renderSignal(visitor.signal)
  expect(signal.aborted).toBe(false)
  visitor.abort('gone')
  expect([signal.aborted, signal.reason]).toEqual([true, 'gone'])
  expect(renderSignal(AbortSignal.abort('long gone')).signal.reason).toBe('long gone')
})

test('a page that was rendered is held by nothing of the visitor', () => {
  const visitor = new AbortController()
  const { signal, end } = renderSignal(visitor.signal)
  expect(getEventListeners(visitor.signal, 'abort').length).toBe(1)
  end()
  expect(getEventListeners(visitor.signal, 'abort').length).toBe(0)
  visitor.abort()
  expect(signal.aborted).toBe(false)
})
