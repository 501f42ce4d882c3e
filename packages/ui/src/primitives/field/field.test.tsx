import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Input } from '../input/input.tsx'
import { Radio } from '../radio/radio.tsx'
import { Field } from './field.tsx'
import { Fieldset } from './fieldset.tsx'

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1]

test('the label names the control, and hint and error describe it', () => {
  const html = renderToStaticMarkup(
    <Field label="Tautan" hint="Huruf kecil" error="Sudah dipakai">
      <Input />
    </Field>,
  )
  const id = attribute(html, 'input', 'id') ?? ''
  expect(attribute(html, 'label', 'for')).toBe(id)
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`${id}-error ${id}-hint`)
  expect(html).toContain(`id="${id}-error"`)
  expect(html).toContain(`id="${id}-hint"`)
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
})

test('a field in order claims no error', () => {
  const html = renderToStaticMarkup(
    <Field label="Nama">
      <Input />
    </Field>,
  )
  expect(html).not.toContain('aria-invalid=')
  expect(html).not.toContain('aria-describedby')
})

test('an id and a description of the control’s own are kept', () => {
  const html = renderToStaticMarkup(
    <Field label="Nama" hint="Singkat">
      <Input id="nama" aria-describedby="penghitung" />
    </Field>,
  )
  expect(attribute(html, 'label', 'for')).toBe('nama')
  expect(attribute(html, 'input', 'aria-describedby')).toBe('nama-hint penghitung')
})

test('a control with a prefix is labelled as well as a plain one', () => {
  const html = renderToStaticMarkup(
    <Field label="Tautan">
      <Input start="naikkelas.id/" />
    </Field>,
  )
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'))
})

test('several choices stand under one question', () => {
  const html = renderToStaticMarkup(
    <Fieldset legend="Jenis" error="Pilih satu">
      <Radio name="jenis" label="Eksklusif" />
    </Fieldset>,
  )
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="[^"]+-error"/)
  expect(html).toMatch(/<legend[^>]*>Jenis<\/legend>/)
})
