import { expect, test } from 'vitest'
import { isSkippedTransition } from './skipped-transition.ts'

test.each([
  'Transition was skipped',
  'Transition was aborted because of timeout in DOM update',
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled',
])('“%s” is no failure of the page', (message) => {
  expect(isSkippedTransition(new DOMException(message, 'AbortError'))).toBe(true)
})

test.each([
  new DOMException('The user aborted a request.', 'AbortError'),
  new Error('Transition was skipped'),
  'Transition was skipped',
  undefined,
])('%s is one', (reason) => {
  expect(isSkippedTransition(reason)).toBe(false)
})
