import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

const meta = preview.meta({
  title: 'Interaktif/Isian angka (NumberInput)',
  component: NumberInput,
  args: { defaultValue: 40, unit: 'kursi' },
  render: ({ error, ...args }: NumberInputProps & { error?: string }) => (
    <div style={{ width: 280 }}>
      <Field label="Kuota" hint="Berapa orang bisa ikut." error={error}>
        <NumberInput {...args} />
      </Field>
    </div>
  ),
})

export const Filled = meta.story()
export const Empty = meta.story({ args: { defaultValue: null } })
export const Thousands = meta.story({ args: { defaultValue: 12_500, unit: undefined } })
export const WithoutButtons = meta.story({ args: { hasButtons: false } })
export const Disabled = meta.story({ args: { disabled: true } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Refused = meta.story({ args: { error: 'Kuota belum diisi.', defaultValue: null } })

export const Decimals = meta.story({
  args: { step: 0.5, defaultValue: 2.5, unit: 'jam' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Kuota' })
    await expect(input).toHaveValue('2,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah' }))
    await expect(input).toHaveValue('3')
  },
})

export const OutOfRange = meta.story({
  args: { defaultValue: 5, min: 10, max: 500 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Kuota' })
    await expect(input.validationMessage).toBe('Paling sedikit 10.')
    await userEvent.type(input, '0')
    await expect(input.validationMessage).toBe('')
  },
})

export const Sizes = meta.story({
  render: () => (
    <div className="story-column" style={{ width: 280 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <NumberInput key={size} size={size} aria-label={`Kuota ${size}`} defaultValue={40} unit="kursi" />
      ))}
    </div>
  ),
})

export const PlainForm = meta.story({
  render: (args) => (
    <form className="story-column" style={{ width: 280 }} onSubmit={(event) => event.preventDefault()}>
      <Field label="Kuota">
        <NumberInput {...args} name="kuota" />
      </Field>
      <Button type="reset">Kembalikan</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Kuota' })
    const form = canvasElement.querySelector('form') ?? undefined
    await userEvent.type(input, '000')
    await expect(input).toHaveValue('40.000')
    await expect([...new FormData(form).entries()]).toEqual([['kuota', '40000']])
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan' }))
    await expect(input).toHaveValue('40')
  },
})
