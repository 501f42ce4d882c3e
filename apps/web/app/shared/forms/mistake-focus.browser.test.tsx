import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormNotice } from './form-notice.tsx'
import type { FormResult } from './form-result.ts'
import { useMistakeFocus } from './mistake-focus.ts'

function show(node: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<StrictMode>{node}</StrictMode>)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

/** A form that refuses what it is told to, each time that it is sent. */
function Refusing({ refusal }: { refusal: FormResult }) {
  const [mistakes, setMistakes] = useState<FormResult>({ message: null, fields: {} })
  const form = useMistakeFocus(mistakes)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMistakes({ ...refusal })
      }}
    >
      {mistakes.message !== null && <FormNotice>{mistakes.message}</FormNotice>}
      {['name', 'price', 'seats'].map((name) => (
        <Field key={name} label={name} error={mistakes.fields[name]}>
          <Input name={name} />
        </Field>
      ))}
      {/* Taller than a telephone: the button is far below what it sends. */}
      <div style={{ height: '60rem' }} />
      <button type="submit">Kirim</button>
    </form>
  )
}
const send = () => page.getByRole('button', { name: 'Kirim', exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a refused form gives the keyboard to its first mistake, however often it is refused', async () => {
  show(<Refusing refusal={{ message: null, fields: { seats: 'Terlalu banyak', price: 'Harus diisi' } }} />)
  await userEvent.click(send())
  await expect.element(field('price')).toHaveFocus()
  await userEvent.click(field('seats'))
  await userEvent.click(send())
  await expect.element(field('price')).toHaveFocus()
})

test('a refusal without a field leaves the keyboard on the button, and its notice comes into sight', async () => {
  show(<Refusing refusal={{ message: 'Periksa koneksi Anda, lalu coba lagi.', fields: {} }} />)
  await userEvent.click(send())
  const notice = page.getByRole('alert')
  await expect.element(notice).toBeVisible()
  await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await expect.element(send()).toHaveFocus()
})

test('a form that comes with its mistakes takes the focus from nobody', async () => {
  function Drawn() {
    const form = useMistakeFocus('refused before the script was there')
    return (
      <form ref={form}>
        <Field label="name" error="Harus diisi">
          <Input />
        </Field>
        <Field label="price">
          <Input autoFocus />
        </Field>
      </form>
    )
  }
  show(<Drawn />)
  await expect.element(field('price')).toHaveFocus()
})
