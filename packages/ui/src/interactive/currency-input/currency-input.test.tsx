import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '../../primitives/field/field.tsx'
import { currencyInputLabelsEn } from './currency-input.labels.ts'
import { CurrencyInput } from './currency-input.tsx'

test('a server draws the amount grouped, labelled, and under the name a form sends it by', () => {
  const html = renderToStaticMarkup(
    <Field label="Harga">
      <CurrencyInput name="harga" defaultValue={1_250_000} />
    </Field>,
  )
  expect(html.match(/name="harga"/g)).toHaveLength(1)
  expect(html).toContain('value="1.250.000"')
  expect(html).toContain('inputMode="numeric"')
  expect(html).toContain('dalam rupiah')
})

test('in English its words are', () => {
  const html = renderToStaticMarkup(<CurrencyInput defaultValue={1} labels={currencyInputLabelsEn} />)
  expect(html).toContain('in rupiah')
  expect(html).not.toContain('dalam')
})
