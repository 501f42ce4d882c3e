import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { AmountInput } from './amount-input.tsx'

function Price({ onSend, onApply }: Record<'onSend' | 'onApply', (amount: number | null) => void>) {
  const [value, setValue] = useState<number | null>(250_000)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(value)
      }}
    >
      <AmountInput
        label="Harga"
        value={value}
        onChange={(amount) => {
          setValue(amount)
          onApply(amount)
        }}
      />
      <button type="submit">Simpan</button>
    </form>
  )
}

test('an amount with sen is an error at the field, is not applied as no amount, and its form is not sent', async () => {
  const [onSend, onApply] = [vi.fn(), vi.fn()]
  show(<Price onSend={onSend} onApply={onApply} />)
  const field = page.getByRole('textbox', { name: 'Harga' })
  const save = page.getByRole('button', { name: 'Simpan' })

  await userEvent.fill(field, 'Rp 1.250.000,50')
  await userEvent.click(save)

  await expect.element(field).toHaveValue('1.250.000,50')
  await expect.element(field).toHaveAccessibleDescription(/Tulis rupiah bulat, tanpa sen\./)
  await expect.element(field).toHaveFocus()
  expect(onApply).not.toHaveBeenCalled()
  expect(onSend).not.toHaveBeenCalled()

  await userEvent.fill(field, 'Rp 1.250.000')
  await userEvent.click(save)
  expect(onSend).toHaveBeenCalledExactlyOnceWith(1_250_000)
  await userEvent.fill(field, '')
  await userEvent.click(save)
  expect(onSend).toHaveBeenLastCalledWith(null)
})
