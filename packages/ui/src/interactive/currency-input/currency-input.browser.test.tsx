import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CurrencyInput, type CurrencyInputProps } from './currency-input.tsx'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function draw(node: ReactNode): HTMLInputElement {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  flushSync(() => root?.render(node))
  const input = place.querySelector('input')
  if (!input) throw new Error('no input was drawn')
  return input
}

function Kept({ value: first, ...rest }: CurrencyInputProps) {
  const [value, setValue] = useState(first ?? null)
  return (
    <>
      <CurrencyInput {...rest} value={value} onValueChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

const said = () => document.querySelector('output')?.textContent

function caretAt(input: HTMLInputElement, at: number) {
  input.focus()
  input.setSelectionRange(at, at)
}

test('digits typed in the middle are grouped and the caret stays after them', async () => {
  const input = draw(<Kept value={12_345} />)
  caretAt(input, 2)
  await userEvent.keyboard('99')
  expect([input.value, input.selectionStart, said()]).toEqual(['1.299.345', 5, '1299345'])
  await userEvent.keyboard('8')
  expect([input.value, input.selectionStart]).toEqual(['12.998.345', 6])
})

test('a letter changes nothing and leaves the caret where it was', async () => {
  const input = draw(<Kept value={1_250_000} />)
  caretAt(input, 4)
  await userEvent.keyboard('a')
  expect([input.value, input.selectionStart, said()]).toEqual(['1.250.000', 4, '1250000'])
})

test('Backspace and Delete at a dot remove the digit beyond it', async () => {
  const input = draw(<Kept value={1_250_000} />)
  caretAt(input, 6)
  await userEvent.keyboard('{Backspace}')
  expect([input.value, input.selectionStart, said()]).toEqual(['125.000', 3, '125000'])
  await userEvent.keyboard('{Delete}')
  expect([input.value, input.selectionStart, said()]).toEqual(['12.500', 4, '12500'])
})

test('a pasted amount keeps its value', async () => {
  const input = draw(
    <>
      <Kept />
      <textarea defaultValue="Rp 1.250.000,00" />
    </>,
  )
  const source = document.querySelector('textarea')
  source?.focus()
  source?.select()
  await userEvent.copy()
  input.focus()
  await userEvent.paste()
  expect([said(), input.selectionStart]).toEqual(['1250000', input.value.length])
  input.blur()
  await expect.poll(() => input.value).toBe('1.250.000')
})

test('a pasted amount with sen is refused at the field, and nothing is rounded', async () => {
  const form = document.body.appendChild(document.createElement('form'))
  const given: (number | null)[] = []
  root = createRoot(form)
  flushSync(() =>
    root?.render(
      <>
        <CurrencyInput
          name="harga"
          defaultValue={9000}
          onValueChange={(value) => given.push(value)}
          aria-label="Harga"
        />
        <textarea defaultValue="Rp 1.250.000,50" />
      </>,
    ),
  )
  const [input, source] = [form.querySelector('input'), form.querySelector('textarea')]
  if (!input || !source) throw new Error('nothing was drawn')
  source.focus()
  source.select()
  await userEvent.copy()
  input.focus()
  input.select()
  await userEvent.paste()
  input.blur()
  await expect.poll(() => form.querySelector('[aria-live]')?.textContent).toBe('Tulis rupiah bulat, tanpa sen.')
  expect([input.value, input.validity.valid, input.getAttribute('aria-invalid')]).toEqual([
    '1.250.000,50',
    false,
    'true',
  ])
  expect(new FormData(form).get('harga')).toBe('1.250.000,50')
  // Not null, which an application would store as no amount.
  expect(given).toEqual([Number.NaN])
})

test('a minus sign stays visible and is below the minimum', async () => {
  const input = draw(<Kept />)
  input.focus()
  await userEvent.keyboard('-5')
  expect([input.value, said(), input.validity.valid]).toEqual(['-5', '-5', false])
  expect(input.validationMessage).toBe('Paling sedikit Rp0.')
})

test('a sixteenth digit is ignored', async () => {
  const input = draw(<Kept value={999_999_999_999_999} />)
  caretAt(input, input.value.length)
  await userEvent.keyboard('1')
  expect([input.value, said()]).toEqual(['999.999.999.999.999', '999999999999999'])
})

test('fields with the same name are submitted in order', () => {
  const form = document.body.appendChild(document.createElement('form'))
  root = createRoot(form)
  flushSync(() =>
    root?.render(
      <>
        <CurrencyInput name="harga" defaultValue={1000} />
        <CurrencyInput name="harga" defaultValue={null} />
        <CurrencyInput name="harga" defaultValue={25_000} />
        <CurrencyInput name="harga" defaultValue={9000} disabled />
      </>,
    ),
  )
  expect(new FormData(form).getAll('harga')).toEqual(['1000', '', '25000'])
})

test.each([
  ['1250000.50', '1.250.000,50'],
  ['1.250.000.50', '1.250.000,50'],
  ['1.25', '1,25'],
])('%s that is pasted keeps its sen in sight and is no amount', async (pasted, shown) => {
  const input = draw(<Kept value={null} />)
  const seen = () => [input.value, said(), input.validity.valid]
  input.focus()
  await userEvent.fill(input, pasted)
  await expect.poll(seen).toEqual([shown, 'NaN', false])

  await userEvent.fill(input, '')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, pasted)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  await expect.poll(seen).toEqual([shown, 'NaN', false])
})

test.each([
  ['0.5', '0,5'],
  ['-1250.5', '-1.250,5'],
])('%s that is typed keeps its sign and its zero, and is no amount', async (typed, shown) => {
  const input = draw(<Kept value={null} min={-10_000} />)
  input.focus()
  await userEvent.keyboard(typed)
  input.blur()
  await expect.poll(() => [input.value, said()]).toEqual([shown, 'NaN'])
})

test('sen that are typed after a dot are refused when the field is left, and dots of thousands are not', async () => {
  const input = draw(<Kept value={null} />)
  input.focus()
  await userEvent.keyboard('1250000.50')
  input.blur()
  await expect.poll(() => [input.value, said()]).toEqual(['1.250.000,50', 'NaN'])

  input.focus()
  input.select()
  await userEvent.keyboard('{Delete}1.250.000')
  input.blur()
  await expect.poll(() => [input.value, said()]).toEqual(['1.250.000', '1250000'])
})
