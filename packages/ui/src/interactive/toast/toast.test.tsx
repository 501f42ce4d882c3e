import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastProvider, useToast } from './toast.tsx'

function Caller() {
  useToast()
  return 'siap'
}

test('a server draws the application and no message', () => {
  expect(
    renderToStaticMarkup(
      <ToastProvider>
        <Caller />
      </ToastProvider>,
    ),
  ).toBe('siap')
})

test('without its provider it is refused with a sentence', () => {
  expect(() => renderToStaticMarkup(<Caller />)).toThrow('useToast must be called inside ToastProvider.')
})
