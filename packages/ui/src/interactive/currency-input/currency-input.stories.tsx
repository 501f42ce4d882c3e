import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { CurrencyInput, type CurrencyInputProps } from './currency-input.tsx'

const meta = preview.meta({
  title: 'Interaktif/Isian rupiah (CurrencyInput)',
  component: CurrencyInput,
  args: { defaultValue: 349_000 },
  render: ({ error, ...args }: CurrencyInputProps & { error?: string }) => (
    <div style={{ width: 280 }}>
      <Field label="Harga" hint="Harga yang dibayar peserta." error={error}>
        <CurrencyInput {...args} />
      </Field>
    </div>
  ),
})

export const Filled = meta.story()
export const Empty = meta.story({ args: { defaultValue: null } })
export const Disabled = meta.story({ args: { disabled: true } })
export const ReadOnly = meta.story({ args: { readOnly: true } })

export const OutOfRange = meta.story({
  args: { defaultValue: 500, min: 1000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Harga' })
    await expect(input).toBeInvalid()
    await expect(input.validationMessage).toBe('Paling sedikit Rp1.000.')
    await userEvent.type(input, '0')
    await expect(input).toHaveValue('5.000')
    await expect(input.validationMessage).toBe('')
  },
})

function Kept() {
  const [amount, setAmount] = useState<number | null>(null)
  return (
    <div style={{ width: 280 }}>
      <Field label="Harga">
        <CurrencyInput value={amount} onValueChange={setAmount} />
      </Field>
      <output>{amount ?? 'kosong'}</output>
    </div>
  )
}

export const Typed = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Harga' })
    await userEvent.type(input, '1250000')
    await expect(input).toHaveValue('1.250.000')
    await expect(canvas.getByRole('status')).toHaveTextContent('1250000')
    await userEvent.clear(input)
    await expect(canvas.getByRole('status')).toHaveTextContent('kosong')
  },
})

export const PlainForm = meta.story({
  render: (args) => (
    <form style={{ width: 280 }} onSubmit={(event) => event.preventDefault()}>
      <Field label="Harga">
        <CurrencyInput {...args} name="harga" />
      </Field>
      <Button type="reset">Kembalikan</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Harga' })
    const form = canvasElement.querySelector('form') ?? undefined
    await userEvent.type(input, '0')
    await expect([...new FormData(form).entries()]).toEqual([['harga', '3490000']])
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan' }))
    await expect(input).toHaveValue('349.000')
    await expect([...new FormData(form).entries()]).toEqual([['harga', '349000']])
  },
})
