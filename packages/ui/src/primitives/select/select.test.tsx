import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select.tsx'

test('the choices are the platform’s own list', () => {
  const html = renderToStaticMarkup(
    <Select name="status" defaultValue="draf">
      <option value="terbit">Terbit</option>
      <option value="draf">Draf</option>
    </Select>,
  )
  expect(html).toMatch(/<select name="status"/)
  expect(html).toMatch(/<option value="draf" selected="">/)
})
