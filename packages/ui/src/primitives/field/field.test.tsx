import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Input } from '../input/input.tsx'
import { Radio } from '../radio/radio.tsx'
import { Field } from './field.tsx'
import { Fieldset } from './fieldset.tsx'

test('the label names the control, and error and hint describe it', () => {
  const { getByRole } = drawn(
    <Field label="Tautan" hint="Huruf kecil" error="Sudah dipakai">
      <Input />
    </Field>,
  )
  const control = getByRole('textbox', { name: 'Tautan', description: 'Sudah dipakai Huruf kecil' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

test('a valid field has neither error nor description', () => {
  const control = drawn(
    <Field label="Nama">
      <Input />
    </Field>,
  ).getByRole('textbox', { name: 'Nama' })
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})

test('an id and a description of the control’s own are kept', () => {
  const control = drawn(
    <Field label="Nama" hint="Singkat">
      <Input id="nama" aria-describedby="penghitung" />
    </Field>,
  ).getByLabelText('Nama')
  expect(control.id).toBe('nama')
  expect(control.getAttribute('aria-describedby')).toBe('nama-hint penghitung')
})

test('a control with a prefix is labelled like a plain one', () => {
  const { getByRole } = drawn(
    <Field label="Tautan">
      <Input start="naikkelas.id/" />
    </Field>,
  )
  expect(getByRole('textbox', { name: 'Tautan' })).toBeDefined()
})

test('several choices are one group, named by their question', () => {
  const { getByRole } = drawn(
    <Fieldset legend="Jenis" error="Pilih satu">
      <Radio name="jenis" label="Eksklusif" />
    </Fieldset>,
  )
  expect(getByRole('group', { name: 'Jenis', description: 'Pilih satu' })).toBeDefined()
})
