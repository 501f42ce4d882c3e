import '@naikkelas/ui/styles.css'
import { Controller, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ControlCase, FormField } from './control-case.ts'
import { draw } from './draw.tsx'
import { nativeControls } from './native-controls.tsx'
import { valueControls } from './value-controls.tsx'

const controls = Object.entries({ ...nativeControls, ...valueControls })
const emptiable = controls.filter(([, { isNeverEmpty }]) => !isNeverEmpty)

interface Values {
  isian?: unknown
  nama: string
}

const onValid = vi.fn()

/** The control before a text field, both needed, in a form of react-hook-form. */
function Whole({ control: one, defaults }: { control: ControlCase; defaults: Partial<Values> }) {
  const { control, register, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: { nama: '', ...defaults },
  })
  const needed = { required: true }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values.isian))(event)}>
      {one.controlled ? (
        <Controller
          control={control}
          name="isian"
          rules={needed}
          render={({ field }) => <>{one.controlled?.draw(field as FormField<never>)}</>}
        />
      ) : (
        one.draw(register('isian', needed), false)
      )}
      <Controller
        control={control}
        name="nama"
        rules={needed}
        render={({ field }) => <input aria-label="Nama" {...field} />}
      />
      <button type="submit">Kirim</button>
      <button type="button" onClick={() => reset()}>
        Ulangi
      </button>
      <output>{Object.keys(formState.touchedFields).join(' ')}</output>
    </form>
  )
}

function drawForm(control: ControlCase, defaults: Partial<Values>) {
  onValid.mockClear()
  const { place } = draw(<Whole control={control} defaults={defaults} />)
  const [name, output, form] = [
    place.querySelector<HTMLInputElement>('input[name="nama"]'),
    place.querySelector('output'),
    place.querySelector('form'),
  ]
  if (!name || !output || !form) throw new Error('The form was not drawn.')
  return {
    form,
    name,
    touched: () => output.textContent,
    press: (words: string) =>
      userEvent.click([...place.querySelectorAll('button')].find(({ textContent }) => textContent === words) ?? place),
  }
}

const emptyOf = ({ controlled }: ControlCase): Partial<Values> =>
  controlled === undefined ? {} : { isian: controlled.empty }

test.each(emptiable)(
  '%s that is missing has the focus after a submit, as the first that was refused',
  async (_, control) => {
    const { form, name, press } = drawForm(control, emptyOf(control))
    await press('Kirim')
    await expect.poll(() => form.contains(document.activeElement)).toBe(true)
    const focused = document.activeElement
    expect(onValid).not.toHaveBeenCalled()
    expect(focused).not.toBe(name)
    expect(focused?.tagName).not.toBe('BUTTON')
  },
)

test.each(emptiable)('%s that was left is among the touched fields', async (_, control) => {
  const { name, press, touched } = drawForm(control, emptyOf(control))
  await press('Kirim')
  await expect.poll(() => document.activeElement?.tagName).not.toBe('BUTTON')
  expect(touched()).toBe('')
  name.focus()
  await expect.poll(touched).toContain('isian')
})

test.each(controls.filter(([, { controlled }]) => controlled !== undefined))(
  '%s has the value of the form state, gives it back, and follows its reset',
  async (_, control) => {
    const { form, name, press } = drawForm(control, { isian: control.controlled?.filled })
    await userEvent.fill(name, 'Sari')
    const sent = () => new FormData(form).get('isian')
    expect(sent()).toBe(control.sent.filled)
    const element =
      form.querySelector<HTMLElement>('[role="radiogroup"]') ??
      form.querySelector<HTMLElement>('input:not([type="hidden"], [type="color"])')
    await control.change(element ?? form)
    await expect.poll(sent).toBe(control.sent.changed)
    await press('Kirim')
    await expect.poll(() => onValid.mock.calls.length).toBe(1)
    expect(onValid).not.toHaveBeenCalledWith(control.controlled?.filled)
    await press('Ulangi')
    await expect.poll(sent).toBe(control.sent.filled)
  },
)
