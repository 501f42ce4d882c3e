import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { PinInput, type PinInputProps } from './pin-input.tsx'

const meta = preview.meta({
  title: 'Interaktif/Kode sekali pakai (PinInput)',
  component: PinInput,
  args: {},
  render: ({ error, ...args }: PinInputProps & { error?: string }) => (
    <Field label="Kode verifikasi" hint="Kami mengirim kode ke nomor WhatsApp yang berakhir 7890." error={error}>
      <PinInput {...args} />
    </Field>
  ),
})

export const Empty = meta.story()
export const Started = meta.story({ args: { defaultValue: '123' } })
export const Filled = meta.story({ args: { defaultValue: '123456' } })
export const FourDigits = meta.story({ args: { length: 4, defaultValue: '80' } })
export const Wrong = meta.story({
  args: { defaultValue: '123456', error: 'Kode salah atau sudah kedaluwarsa. Minta kode baru.' },
})
export const Disabled = meta.story({ args: { defaultValue: '123456', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: '123456', readOnly: true } })

function Checked() {
  const [code, setCode] = useState<string | null>(null)
  return (
    <>
      <Field label="Kode verifikasi">
        <PinInput onComplete={setCode} />
      </Field>
      <output>{code === null ? '' : `Memeriksa ${code}`}</output>
    </>
  )
}

export const Completed = meta.story({
  render: () => <Checked />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Kode verifikasi' })
    await userEvent.type(field, '12345')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.type(field, '6')
    await expect(canvas.getByRole('status')).toHaveTextContent('Memeriksa 123456')
  },
})

export const Incomplete = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Kode verifikasi' })
    await userEvent.type(field, '123')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('Kode terdiri dari 6 angka. Lengkapi kodenya.')).toBeVisible()
  },
})
