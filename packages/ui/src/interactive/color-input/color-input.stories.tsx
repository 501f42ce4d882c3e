import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { pageThemes } from '../../theme/page-themes.ts'
import { ColorInput, type ColorInputProps } from './color-input.tsx'

function Stateful(args: ColorInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ width: 300 }}>
      <Field label="Warna halaman">
        <ColorInput {...args} value={value} onValueChange={setValue} />
      </Field>
    </div>
  )
}

const meta = preview.meta({
  title: 'Interaktif/Pemilih warna (ColorInput)',
  component: ColorInput,
  args: {
    value: '#0c7a75',
    onValueChange: () => {},
    presets: pageThemes.map(({ brand, name }) => ({ value: brand, label: name })),
  },
  render: (args) => <Stateful {...args} />,
})

export const WithPresets = meta.story()
export const CodeOnly = meta.story({ args: { presets: [] } })
export const Disabled = meta.story({ args: { disabled: true } })

export const HalfTypedCodeStays = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Warna halaman' })
    await userEvent.clear(code)
    await userEvent.type(code, '#cd2')
    await userEvent.type(code, '7')
    await expect(code).toHaveValue('#cd27')
    await expect(code).toBeInvalid()
    await userEvent.type(code, '63')
    await expect(canvas.getByRole('radio', { name: 'Jambu' })).toBeChecked()
  },
})
