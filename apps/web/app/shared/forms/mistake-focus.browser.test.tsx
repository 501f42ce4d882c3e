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

/** A form that is rejected as instructed, on each submit. */
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
      {/* Taller than a phone's screen: the button is far below the fields. */}
      <div style={{ height: '60rem' }} />
      <button type="submit">Kirim</button>
    </form>
  )
}
const send = () => page.getByRole('button', { name: 'Kirim', exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a rejected form focuses its first invalid field, on every rejection', async () => {
  show(<Refusing refusal={{ message: null, fields: { seats: 'Terlalu banyak', price: 'Harus diisi' } }} />)
  await userEvent.click(send())
  await expect.element(field('price')).toHaveFocus()
  await userEvent.click(field('seats'))
  await userEvent.click(send())
  await expect.element(field('price')).toHaveFocus()
})

test('a rejection without a field keeps the focus on the button, and its notice scrolls into view', async () => {
  show(<Refusing refusal={{ message: 'Periksa koneksi Anda, lalu coba lagi.', fields: {} }} />)
  await userEvent.click(send())
  const notice = page.getByRole('alert')
  await expect.element(notice).toBeVisible()
  await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await expect.element(send()).toHaveFocus()
})

test('a form that loads with errors does not move the focus', async () => {
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
