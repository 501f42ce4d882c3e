import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Input } from './input.tsx'

test('a plain input is one element, so that forms and libraries find what they expect', () => {
  expect(renderToStaticMarkup(<Input name="judul" />)).toMatch(/^<input [^>]*name="judul"[^>]*>$/)
})

test('what stands before the text is inside the same frame', () => {
  const html = renderToStaticMarkup(<Input name="tautan" start="naikkelas.id/" />)
  expect(html).toMatch(/^<div.*naikkelas\.id\/.*<input [^>]*name="tautan"/)
})

test('a mistake is drawn around the whole frame, with what stands before or after the text in it', () => {
  const frame = (html: string) => /^<div[^>]*>/.exec(html)?.[0]
  const wrong = frame(renderToStaticMarkup(<Input name="bagian" end="%" aria-invalid />))
  expect(wrong).toContain('data-state="invalid"')
  expect(wrong).toContain('ui:data-[state=invalid]:border-danger')
  expect(frame(renderToStaticMarkup(<Input name="bagian" end="%" />))).not.toContain('data-state')
})
