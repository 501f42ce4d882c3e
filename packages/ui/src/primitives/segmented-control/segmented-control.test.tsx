import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

const options = [
  { value: 'rapat', label: 'Rapat' },
  { value: 'lega', label: 'Lega' },
] as const

test('it is a group of radios with one name, of which one holds', () => {
  const html = renderToStaticMarkup(
    <SegmentedControl label="Jarak" options={options} value="lega" name="jarak" onValueChange={() => {}} />,
  )
  expect(html).toMatch(/role="radiogroup" aria-label="Jarak"/)
  expect(html.match(/<input type="radio"[^>]*name="jarak"/g)).toHaveLength(2)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="lega"|<input[^>]*value="lega"[^>]*checked=""/)
})

test('with icons only, the words are still read out', () => {
  const html = renderToStaticMarkup(<SegmentedControl label="Jarak" options={options} isIconOnly />)
  expect(html).toContain('<span class="ui:sr-only">Rapat</span>')
})
