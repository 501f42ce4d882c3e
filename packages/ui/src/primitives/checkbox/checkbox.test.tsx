import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'

test('the label belongs to the box, also when only read out', () => {
  const html = renderToStaticMarkup(<Checkbox label="Pilih semua" isLabelHidden />)
  const id = /<input[^>]*\sid="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain('ui:sr-only')
})

test('a hint describes the box', () => {
  const html = renderToStaticMarkup(<Checkbox label="Indeks" hint="Butuh beberapa hari" />)
  const id = /<input[^>]*\sid="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`aria-describedby="${id}-hint"`)
})
