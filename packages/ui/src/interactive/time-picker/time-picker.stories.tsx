import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { TimePicker, type TimePickerProps } from './time-picker.tsx'

const meta = preview.meta({
  title: 'Interaktif/Pemilih jam (TimePicker)',
  component: TimePicker,
  args: { defaultValue: '19:30', zone: 'WIB' },
  render: ({ error, ...args }: TimePickerProps & { error?: string }) => (
    <div style={{ width: 240 }}>
      <Field label="Kelas dimulai pukul" error={error}>
        <TimePicker {...args} />
      </Field>
    </div>
  ),
})

export const WithZone = meta.story()
export const Empty = meta.story({ args: { defaultValue: '', zone: undefined } })
export const Disabled = meta.story({ args: { disabled: true } })
export const ReadOnly = meta.story({ args: { readOnly: true } })

export const NoSuchTime = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Kelas dimulai pukul' })
    await userEvent.type(field, '24.15')
    await userEvent.tab()
    await expect(field).toHaveValue('24.15')
    await expect(field).toHaveAccessibleDescription(/Jam 24 tidak ada/)
  },
})

export const ChosenFromTheList = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka daftar jam' }))
    await waitFor(() => expect(canvas.getByRole('option', { name: '19.30' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('20.00'))
  },
})

export const SteppedByArrows = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(field).toHaveValue('20.00')
  },
})
