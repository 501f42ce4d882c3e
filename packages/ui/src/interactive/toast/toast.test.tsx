import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { ToastProvider, useToast } from './toast.tsx'

function Caller() {
  useToast()
  return 'siap'
}

test('the server renders the application and no message', () => {
  expect(
    drawn(
      <ToastProvider>
        <Caller />
      </ToastProvider>,
    ).body.innerHTML,
  ).toBe('siap')
})

test('without its provider it throws an explaining error', () => {
  expect(() => drawn(<Caller />)).toThrow('useToast must be called inside ToastProvider.')
})
