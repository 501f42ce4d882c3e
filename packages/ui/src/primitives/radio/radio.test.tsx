import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Radio } from './radio.tsx'

test('a radio keeps name and value for its form', () => {
  const html = renderToStaticMarkup(<Radio name="jenis" value="mitra" label="Mitra" defaultChecked />)
  const input = /<input[^>]*>/.exec(html)?.[0] ?? ''
  for (const part of ['type="radio"', 'name="jenis"', 'value="mitra"', 'checked=""']) expect(input).toContain(part)
  expect(html).toContain('>Mitra</label>')
})
