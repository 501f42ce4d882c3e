import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Switch } from './switch.tsx'

test('a switch is announced as one and works as a checkbox in forms', () => {
  const html = renderToStaticMarkup(<Switch name="tangga" label="Tepi bertangga" defaultChecked />)
  expect(html).toMatch(/<input[^>]*role="switch"/)
  expect(html).toMatch(/<input[^>]*type="checkbox"/)
})
