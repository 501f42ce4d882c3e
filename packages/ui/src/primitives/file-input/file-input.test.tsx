import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '../field/field.tsx'
import { FileInput } from './file-input.tsx'

test('it is the browser’s own input for files, labelled by its field', () => {
  const html = renderToStaticMarkup(
    <Field label="Sampul" error="Terlalu besar">
      <FileInput accept="image/*" multiple name="sampul" />
    </Field>,
  )
  const id = /<label for="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toMatch(/<input accept="image\/\*" multiple=""[^>]*type="file"[^>]*name="sampul"/)
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('aria-invalid="true"')
})
