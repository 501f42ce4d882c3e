import '@naikkelas/ui/styles.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

function drawInForm(props: NumberInputProps) {
  const onValueChange = vi.fn()
  const { place } = draw(
    <form>
      <NumberInput name="kuota" aria-label="Kuota" onValueChange={onValueChange} {...props} />
      <textarea aria-label="Sumber" />
    </form>,
  )
  const [form, input, source] = [
    place.querySelector('form'),
    place.querySelector<HTMLInputElement>('[role="spinbutton"]'),
    place.querySelector('textarea'),
  ]
  if (!form || !input || !source) throw new Error('The form was not drawn.')
  const paste = async (text: string) => {
    source.value = text
    source.focus()
    source.select()
    await userEvent.copy()
    input.focus()
    input.select()
    await userEvent.paste()
  }
  const button = (label: string) => form.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`) ?? form
  return { form, input, paste, button, onValueChange, sent: () => new FormData(form).get('kuota') }
}

test('digits typed in the middle are grouped and the caret stays after them', async () => {
  const { input, sent } = drawInForm({ defaultValue: 12_345 })
  input.focus()
  input.setSelectionRange(2, 2)
  await userEvent.keyboard('99')
  await expect.poll(() => [input.value, input.selectionStart, sent()]).toEqual(['1.299.345', 5, '1299345'])
})

test('letters change nothing, and Backspace at a dot removes the digit before it', async () => {
  const { input, sent } = drawInForm({ defaultValue: 1250 })
  input.focus()
  input.setSelectionRange(2, 2)
  await userEvent.keyboard('a{Backspace}')
  await expect.poll(() => [input.value, sent()]).toEqual(['250', '250'])
})

test('arrow keys go a step and page keys ten, within the range', async () => {
  const { input, sent } = drawInForm({ defaultValue: 7, min: 0, max: 60, step: 5 })
  input.focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(sent).toBe('10')
  await userEvent.keyboard('{PageUp}{PageUp}')
  await expect.poll(sent).toBe('60')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => [sent(), input.getAttribute('aria-valuenow')]).toEqual(['55', '55'])
})

test('the buttons count without taking the focus from the field', async () => {
  const { input, button, sent } = drawInForm({ defaultValue: 1, max: 2 })
  input.focus()
  await userEvent.click(button('Tambah'))
  await expect.poll(sent).toBe('2')
  expect(document.activeElement).toBe(input)
  await expect.poll(() => button('Tambah').hasAttribute('disabled')).toBe(true)
  await userEvent.click(button('Kurangi'))
  await expect.poll(sent).toBe('1')
})

test('a dot that is typed is the comma of decimals', async () => {
  const { input, sent } = drawInForm({ step: 0.5 })
  input.focus()
  await userEvent.keyboard('1250.5')
  await expect.poll(() => [input.value, sent()]).toEqual(['1.250,5', '1250.5'])
})

test.each([
  ['1,250.5', '1.250,5', '1250.5'],
  ['1.250', '1.250', '1250'],
  ['12.5', '12,5', '12.5'],
])('%s that is pasted is shown as %s and sent as %s', async (pasted, shown, sentNumber) => {
  const { input, paste, sent } = drawInForm({ step: 0.5 })
  await paste(pasted)
  await expect.poll(() => [input.value, sent()]).toEqual([shown, sentNumber])
})

test('decimals that may not be are refused at the field, and nothing is rounded', async () => {
  const { form, input, paste, sent, onValueChange } = drawInForm({})
  await paste('12,5')
  input.blur()
  await expect.poll(() => form.querySelector('[aria-live]')?.textContent).toBe('Tulis angka bulat, tanpa koma.')
  expect([input.value, input.validity.valid, sent()]).toEqual(['12,5', false, '12,5'])
  expect(onValueChange).toHaveBeenLastCalledWith(Number.NaN)
})

test.each([
  [{ min: 10, defaultValue: 5 }, 'Paling sedikit 10.'],
  [{ max: 1000, defaultValue: 1250 }, 'Paling banyak 1.000.'],
  [{ step: 5, defaultValue: 7 }, 'Isi dengan kelipatan 5.'],
])('a number outside %o keeps the form from being sent', (props, words) => {
  const { input } = drawInForm(props)
  expect(input.validationMessage).toBe(words)
})

function Kept() {
  const [number, setNumber] = useState<number | null>(3)
  return (
    <>
      <NumberInput aria-label="Kuota" value={number} onValueChange={setNumber} />
      <output>{String(number)}</output>
    </>
  )
}

test('an emptied field is null for an application that keeps the value', async () => {
  const { place } = draw(<Kept />)
  const input = place.querySelector('input')
  input?.focus()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('null')
})
