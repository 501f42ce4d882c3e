import '@naikkelas/ui/styles.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { FieldRow } from './field-row.tsx'

function corners(width: number, node: ReactNode): { top: number; left: number }[] {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.uiTheme = ''
  place.style.width = `${width}px`
  const root = createRoot(place)
  flushSync(() => root.render(node))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return [...place.querySelectorAll('input, button')].map((element) => element.getBoundingClientRect())
}

const row = (first: Partial<Parameters<typeof Field>[0]>, second: Partial<Parameters<typeof Field>[0]> = {}) => (
  <FieldRow actions={<Button variant="primary">Alihkan</Button>}>
    <Field label="Dari" {...first}>
      <Input />
    </Field>
    <Field label="Ke" {...second}>
      <Input />
    </Field>
  </FieldRow>
)

const withSwitch = (
  <FieldRow actions={<Button>Alihkan</Button>}>
    <input type="checkbox" aria-label="Semua" style={{ height: 40, margin: 0 }} />
    <Field label="Ke">
      <Input />
    </Field>
  </FieldRow>
)

test.each([
  ['plain', row({})],
  ['one has a hint and the other an error', row({ hint: 'Alamat lama.' }, { error: 'Tujuan belum diisi.' })],
  ['a label takes two lines', row({ label: 'Alamat lama yang sudah tersebar dan tetap dibuka orang dari brosur' })],
  ['labels are hidden', row({ isLabelHidden: true }, { isLabelHidden: true })],
  ['only one label is hidden', row({ isLabelHidden: true })],
  ['something else stands before a field', withSwitch],
])('controls and buttons stand on one line, in their order: %s', (_, node) => {
  const all = corners(680, node)
  expect(all.map(({ top }) => top)).toEqual(all.map(() => all[0]?.top))
  const lefts = all.map(({ left }) => left)
  expect(lefts).toEqual([...new Set(lefts)].sort((one, other) => one - other))
})

test('in a narrow place they stand below each other, in their order', () => {
  const all = corners(320, row({})).map(({ top }) => top)
  expect(all).toEqual([...all].sort((one, other) => one - other))
  expect(new Set(all).size).toBe(3)
})
