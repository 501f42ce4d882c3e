import '@naikkelas/ui/styles.css'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { isDay } from '../../format/days.ts'
import { Field } from '../../primitives/field/field.tsx'
import { draw } from '../../testing/draw.tsx'
import { DateRangePicker } from '../date-range-picker/date-range-picker.tsx'
import { DateTimePicker } from '../date-time-picker/date-time-picker.tsx'
import { DatePicker } from './date-picker.tsx'

const noFebruary = 'Februari 2026 hanya sampai tanggal 28.'

function part<Part extends Element>(place: HTMLElement, selector: string): Part {
  const found = place.querySelector<Part>(selector)
  if (!found) throw new Error(`${selector} was not drawn`)
  return found
}

const said = (place: HTMLElement) => part(place, '[aria-live="polite"]').textContent

test('31 February is an error at the field, stays as it was typed, and keeps the form from being sent', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onValueChange = vi.fn()
  const { place } = draw(
    <form onSubmit={onSubmit}>
      <Field label="Mulai">
        <DatePicker name="mulai" onValueChange={onValueChange} />
      </Field>
      <button type="submit">Simpan</button>
    </form>,
  )
  const input = part<HTMLInputElement>(place, 'input')
  input.focus()
  await userEvent.keyboard('31/02/2026')
  expect(said(place)).toBe('')
  input.blur()
  await expect.poll(() => said(place)).toBe(noFebruary)
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['31/02/2026', 'true'])
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(noFebruary)
  expect(new FormData(part(place, 'form')).get('mulai')).toBe('31/02/2026')
  await userEvent.click(part(place, '[type="submit"]'))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input)
  expect(onValueChange).not.toHaveBeenCalled()

  await userEvent.keyboard('{Control>}a{/Control}28/02/2026')
  input.blur()
  await expect.poll(() => said(place)).toBe('')
  expect(onValueChange.mock.calls).toEqual([['2026-02-28']])
  await userEvent.click(part(place, '[type="submit"]'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a day that becomes 31 February empties the value, and no old day is kept', async () => {
  function Kept() {
    const [day, setDay] = useState('2026-01-31')
    return (
      <>
        <DatePicker aria-label="Mulai" value={day} onValueChange={setDay} />
        <output>{day}</output>
      </>
    )
  }
  const { place } = draw(<Kept />)
  const input = part<HTMLInputElement>(place, 'input')
  input.focus()
  await userEvent.keyboard('{Control>}a{/Control}31/02/2026')
  input.blur()
  await expect.poll(() => said(place)).toBe(noFebruary)
  expect([input.value, part(place, 'output').textContent]).toEqual(['31/02/2026', ''])
})

test('with react-hook-form 31 February reaches the rules as it was typed, and a reset takes it away', async () => {
  const onValid = vi.fn()
  function Whole() {
    const { control, handleSubmit, reset, formState } = useForm({ defaultValues: { mulai: '' } })
    const isDayOrEmpty = (value: string) => value === '' || isDay(value) || 'Tanggal ini tidak ada.'
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(onValid)(event)}>
        <Controller
          control={control}
          name="mulai"
          rules={{ validate: isDayOrEmpty }}
          render={({ field }) => <DatePicker {...field} aria-label="Mulai" />}
        />
        <output>{formState.errors.mulai?.message}</output>
        <button type="submit">Simpan</button>
        <button type="button" onClick={() => reset()}>
          Ulangi
        </button>
      </form>
    )
  }
  const { place } = draw(<Whole />)
  const input = part<HTMLInputElement>(place, 'input')
  input.focus()
  await userEvent.keyboard('31/02/2026')
  await userEvent.click(part(place, '[type="submit"]'))
  await expect.poll(() => part(place, 'output').textContent).toBe('Tanggal ini tidak ada.')
  expect(onValid).not.toHaveBeenCalled()
  expect([input.value, document.activeElement]).toEqual(['31/02/2026', input])
  await userEvent.click(part(place, '[type="submit"] + button'))
  await expect.poll(() => input.value).toBe('')
})

test('a number pad is enough: digits get their strokes', async () => {
  const { place } = draw(<DatePicker aria-label="Mulai" />)
  const input = part<HTMLInputElement>(place, 'input')
  input.focus()
  await userEvent.keyboard('02112026')
  expect(input.value).toBe('02/11/2026')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(input.value).toBe('02/1')
})

test('a moment without its time leads to the field of the time', async () => {
  const { place } = draw(
    <form>
      <DateTimePicker aria-label="Terbit" name="terbit" />
      <button type="submit">Simpan</button>
    </form>,
  )
  const [day, time] = place.querySelectorAll('input')
  day?.focus()
  await userEvent.keyboard('20/11/2026')
  await userEvent.click(part(place, '[type="submit"]'))
  expect(document.activeElement).toBe(time)
  await expect.poll(() => said(place)).toBe('Jamnya belum diisi, misalnya 19.30.')
  await userEvent.keyboard('1930')
  expect(new FormData(part(place, 'form')).get('terbit')).toBe('2026-11-20T19:30')
})

test('a usual range is taken by one press, and days in the wrong order lead to the last day', async () => {
  const onValueChange = vi.fn()
  const { place } = draw(
    <form>
      <DateRangePicker
        name="rentang"
        onValueChange={onValueChange}
        presets={[{ label: 'Bulan peluncuran', range: () => ({ from: '2026-11-01', until: '2026-11-30' }) }]}
      />
      <button type="submit">Simpan</button>
    </form>,
  )
  const [from, until] = place.querySelectorAll('input')
  await userEvent.click(part(place, '[role="group"] button'))
  await expect.poll(() => [from?.value, until?.value]).toEqual(['01/11/2026', '30/11/2026'])
  expect(onValueChange).toHaveBeenCalledWith({ from: '2026-11-01', until: '2026-11-30' })
  from?.focus()
  await userEvent.keyboard('{Control>}a{/Control}05/12/2026')
  await userEvent.click(part(place, '[type="submit"]'))
  expect(document.activeElement).toBe(until)
  await expect.poll(() => said(place)).toBe('Tanggal akhir lebih awal daripada tanggal awal.')
})
