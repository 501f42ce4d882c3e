import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stack } from './stack.tsx'

test('it is the element one asks for, with its attributes', () => {
  expect(renderToStaticMarkup(<Stack as="ul" aria-label="Pesanan" />)).toMatch(
    /^<ul aria-label="Pesanan" data-component="Stack"/,
  )
})

test('a row goes on in the next line instead of widening the page', () => {
  expect(renderToStaticMarkup(<Stack direction="row" />)).toContain('ui:flex-wrap')
  expect(renderToStaticMarkup(<Stack />)).not.toContain('ui:flex-wrap')
})
