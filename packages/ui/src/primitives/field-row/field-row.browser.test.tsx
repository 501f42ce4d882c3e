import '@naikkelas/ui/styles.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { FieldRow } from './field-row.tsx'

function tops(width: number, node: ReactNode): number[] {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.uiTheme = ''
  place.style.width = `${width}px`
  const root = createRoot(place)
  flushSync(() => root.render(node))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return [...place.querySelectorAll('input, button')].map((element) => element.getBoundingClientRect().top)
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

test.each([
  ['plain', row({})],
  ['one has a hint and the other an error', row({ hint: 'Alamat lama.' }, { error: 'Tujuan belum diisi.' })],
  ['a label takes two lines', row({ label: 'Alamat lama yang sudah tersebar dan tetap dibuka orang dari brosur' })],
  ['labels are hidden', row({ isLabelHidden: true }, { isLabelHidden: true })],
  ['only one label is hidden', row({ isLabelHidden: true })],
])('controls and buttons stand on one line: %s', (_, node) => {
  const [first, ...others] = tops(680, node)
  expect(others).toEqual([first, first])
})

test('in a narrow place they stand below each other, in their order', () => {
  const all = tops(320, row({}))
  expect(all).toEqual([...all].sort((one, other) => one - other))
  expect(new Set(all).size).toBe(3)
})
