import '@naikkelas/ui/styles.css'
import type { FormEvent, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../primitives/button/button.tsx'
import type { ControlProps } from './control-case.ts'
import { draw } from './draw.tsx'
import { nativeControls } from './native-controls.tsx'
import { valueControls } from './value-controls.tsx'

const controls = Object.entries({ ...nativeControls, ...valueControls })
const emptiable = controls.filter(([, { isNeverEmpty }]) => !isNeverEmpty)

const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())

/** The control in a form with a submit and a reset button, and what the form would send. */
function inForm(one: (props: ControlProps) => ReactNode, props: ControlProps = {}) {
  onSubmit.mockClear()
  let element: HTMLElement | null = null
  const { place } = draw(
    <form onSubmit={onSubmit}>
      <input aria-label="Di depan" />
      {one({
        name: 'isian',
        'aria-label': 'Isian',
        ...props,
        ref: (now) => {
          element ??= now as HTMLElement | null
        },
      })}
      <Button type="submit">Kirim</Button>
      <Button type="reset">Ulangi</Button>
    </form>,
  )
  const form = place.querySelector('form')
  if (!form || !element) throw new Error('The control was not drawn.')
  const sent = () => {
    const value = new FormData(form).get('isian')
    return value instanceof File ? value.name : value
  }
  const press = (type: 'submit' | 'reset') =>
    userEvent.click(form.querySelector<HTMLElement>(`button[type="${type}"]`) ?? form)
  return { form, element: element as HTMLElement, sent, press }
}

const holdsFocus = (element: HTMLElement) =>
  document.activeElement !== null && (element === document.activeElement || element.contains(document.activeElement))

test.each(controls)('%s sends what it holds, and after a change what it then holds', async (_, control) => {
  const { element, sent } = inForm((props) => control.draw(props, true))
  expect(sent()).toBe(control.sent.filled)
  await control.change(element)
  await expect.poll(sent).toBe(control.sent.changed)
})

test.each(controls)('%s returns to its first value with a reset button', async (_, control) => {
  const { element, sent, press } = inForm((props) => control.draw(props, true))
  await control.change(element)
  await expect.poll(sent).toBe(control.sent.changed)
  await press('reset')
  await expect.poll(sent).toBe(control.sent.filled)
  // And not by its first change of the next round either.
  await control.change(element)
  await expect.poll(sent).toBe(control.sent.changed)
})

test.each(controls)('%s reports a change with its name, and its blur', async (_, control) => {
  const onChange = vi.fn()
  const onBlur = vi.fn()
  const { element, form } = inForm((props) => control.draw(props, true), {
    onChange: ({ target }) => onChange(target.name),
    onBlur: ({ target }) => onBlur(target instanceof HTMLElement),
  })
  element.focus()
  expect(holdsFocus(element)).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
  await control.change(element)
  await expect.poll(() => onChange.mock.lastCall).toEqual(['isian'])
  element.focus()
  form.querySelector('input')?.focus()
  await expect.poll(() => onBlur.mock.lastCall).toEqual([true])
})

test.each(controls)('%s that is disabled sends nothing and takes no focus', (_, control) => {
  const { element, sent } = inForm((props) => control.draw(props, true), { disabled: true })
  expect(sent()).toBeNull()
  element.focus()
  expect(holdsFocus(element)).toBe(false)
})

test.each(controls)('%s that is read-only is sent, takes the focus and does not change', async (name, control) => {
  const { element, sent } = inForm((props) => control.draw(props, true), { readOnly: true })
  element.focus()
  expect(holdsFocus(element)).toBe(true)
  // What only looks changeable is refused at the element: a person cannot even press it.
  if (name === 'FileInput') expect(getComputedStyle(element).pointerEvents).toBe('none')
  else await control.change(element).catch(() => undefined)
  expect(sent()).toBe(control.sent.filled)
})

test.each(emptiable)(
  '%s that is required and empty keeps the form from being sent and takes the focus',
  async (_, control) => {
    const { element, sent, press } = inForm((props) => control.draw(props, false), { required: true })
    expect(sent()).toBe(control.sent.empty)
    await press('submit')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(holdsFocus(element)).toBe(true)
  },
)

test.each(controls)('%s that is required and filled is sent', async (name, control) => {
  const { element, press } = inForm((props) => control.draw(props, true), { required: true })
  if (name === 'FileInput') await control.change(element)
  await press('submit')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
