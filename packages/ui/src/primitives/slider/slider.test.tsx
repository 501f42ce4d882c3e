import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '../field/field.tsx'
import { Slider } from './slider.tsx'

test('the label and hint of its field reach the line one drags on', () => {
  const html = renderToStaticMarkup(
    <Field label="Potongan" hint="Sampai 75%">
      <Slider defaultValue={20} max={75} />
    </Field>,
  )
  const id = /<label for="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toMatch(/<input id="[^"]+" aria-describedby="[^"]+-hint" type="range"/)
  expect(html).toContain(`<input id="${id}"`)
})

test('a value in words is shown once and read instead of the number', () => {
  const html = renderToStaticMarkup(<Slider aria-label="Lama" defaultValue={8} valueText="8 jam" />)
  expect(html).toContain('aria-valuetext="8 jam"')
  expect(html).toMatch(/<output aria-hidden="true"[^>]*>8 jam<\/output>/)
})
