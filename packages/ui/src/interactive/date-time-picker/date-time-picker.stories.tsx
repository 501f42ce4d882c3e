import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx'

const meta = preview.meta({
  title: 'Interaktif/Pemilih tanggal dan jam (DateTimePicker)',
  component: DateTimePicker,
  args: { defaultValue: '2026-11-20T19:30' },
  render: ({ error, ...args }: DateTimePickerProps & { error?: string }) => (
    <div className="story-column">
      <Field label="Promo berakhir" hint="Setelah itu harga kembali seperti biasa." error={error}>
        <DateTimePicker {...args} />
      </Field>
    </div>
  ),
})

export const WithMoment = meta.story()
export const Empty = meta.story({ args: { defaultValue: '' } })
export const Disabled = meta.story({ args: { disabled: true } })

export const WithoutTime = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promo berakhir' }), '20 nov 2026')
    const time = canvas.getByRole('textbox', { name: 'Jam' })
    time.focus()
    time.blur()
    await waitFor(() => expect(time).toHaveAccessibleDescription(/Jamnya belum diisi/))
  },
})
