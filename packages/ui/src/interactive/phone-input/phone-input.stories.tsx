import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

const meta = preview.meta({
  title: 'Interaktif/Nomor WhatsApp (PhoneInput)',
  component: PhoneInput,
  args: {},
  render: ({ error, ...args }: PhoneInputProps & { error?: string }) => (
    <div style={{ width: 280 }}>
      <Field label="Nomor WhatsApp" error={error}>
        <PhoneInput {...args} />
      </Field>
    </div>
  ),
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { defaultValue: '081234567890' } })
export const OfAnotherCountry = meta.story({ args: { defaultValue: '+6591234567' } })
export const Disabled = meta.story({ args: { defaultValue: '081234567890', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: '081234567890', readOnly: true } })
export const RefusedByTheServer = meta.story({
  args: { defaultValue: '081234567890', error: 'Nomor ini sudah dipakai akun lain. Masuk, atau pakai nomor lain.' },
})

export const Refused = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nomor WhatsApp' })
    await userEvent.type(field, '0812+3456')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText("Simbol '+' hanya bisa diawal nomor")).toBeVisible())
    await expect(field).toHaveValue('0812+3456')
  },
})

export const PlainForm = meta.story({
  render: (args) => (
    <form style={{ width: 280 }} onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <Field label="Nomor WhatsApp">
          <PhoneInput {...args} name="whatsapp" defaultValue="081234567890" />
        </Field>
        <Button type="reset">Kembalikan</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined
    const field = canvas.getByRole('textbox', { name: 'Nomor WhatsApp' })
    await userEvent.clear(field)
    await userEvent.type(field, '+62 813-0000-1111')
    await expect([...new FormData(form).entries()]).toEqual([['whatsapp', '+6281300001111']])
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan' }))
    await expect(field).toHaveValue('0812-3456-7890')
  },
})
