import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx'

const meta = preview.meta({
  title: 'Interaktif/Pemilih rentang tanggal (DateRangePicker)',
  component: DateRangePicker,
  args: { defaultValue: { from: '2026-11-01', until: '2026-11-30' } },
  render: ({ error, ...args }: DateRangePickerProps & { error?: string }) => (
    <div className="story-column">
      <Field label="Rentang" error={error}>
        <DateRangePicker {...args} />
      </Field>
    </div>
  ),
})

export const WithDays = meta.story()
export const Empty = meta.story({ args: { defaultValue: undefined } })
export const WithoutPresets = meta.story({ args: { presets: [] } })
export const Disabled = meta.story({ args: { disabled: true } })

export const WrongOrder = meta.story({
  play: async ({ canvas }) => {
    const until = canvas.getByRole('textbox', { name: 'Sampai tanggal' })
    await userEvent.clear(until)
    await userEvent.type(until, '15/10/2026')
    until.blur()
    await waitFor(() => expect(until).toHaveAccessibleDescription(/lebih awal daripada tanggal awal/))
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan ini' }))
    await waitFor(() => expect(until).toBeValid())
  },
})
