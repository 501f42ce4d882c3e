import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '../../primitives/field/field.tsx'
import { Combobox } from './combobox.tsx'
import { comboboxLabelsEn, comboboxLabelsId } from './combobox.labels.ts'
import { nextEnabled } from './next-enabled.ts'

const options = [
  { value: 'bdg', label: 'Kota Bandung' },
  { value: 'sby', label: 'Kota Surabaya' },
]

test('a server draws the choice, labelled by its field and ready to be sent', () => {
  const html = renderToStaticMarkup(
    <Field label="Kota" error="Pilih kota">
      <Combobox options={options} value="sby" onValueChange={() => {}} name="kota" />
    </Field>,
  )
  const id = /<label for="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toMatch(/<input[^>]*role="combobox"[^>]*value="Kota Surabaya"/)
  expect(html).toContain(`<input id="${id}"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('<input type="hidden" name="kota" value="sby"/>')
  expect(html).not.toContain('role="option"')
})

test('arrows pass what cannot be chosen, and go round the ends', () => {
  const list = [{}, { isDisabled: true }, {}]
  expect(nextEnabled(list, -1, 1)).toBe(0)
  expect(nextEnabled(list, 0, 1)).toBe(2)
  expect(nextEnabled(list, 2, 1)).toBe(0)
  expect(nextEnabled(list, -1, -1)).toBe(2)
  expect(nextEnabled(list, 0, -1)).toBe(2)
  expect(nextEnabled([{ isDisabled: true }], 0, 1)).toBe(-1)
  expect(nextEnabled([], -1, 1)).toBe(-1)
})

test('an empty list before anything is typed is not called a failed search', () => {
  expect(comboboxLabelsId.none('  ')).toBe('Belum ada pilihan.')
  expect(comboboxLabelsId.none('Atlantis ')).toBe('Tidak ada yang cocok dengan “Atlantis”.')
})

test('in English it names its button and counts in words', () => {
  const html = renderToStaticMarkup(
    <Combobox options={options} value="sby" onValueChange={() => {}} aria-label="City" labels={comboboxLabelsEn} />,
  )
  expect(html).toContain('aria-label="Clear the choice"')
  expect(html).not.toContain('pilihan')
  expect(comboboxLabelsEn.count(1)).toBe('1 option. Use the arrows to choose.')
})
