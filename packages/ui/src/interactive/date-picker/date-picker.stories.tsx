import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Calendar } from './calendar.tsx'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'

interface ChosenProps extends Partial<DatePickerProps> {
  error?: string
}

function Chosen({ error, value: first = '2026-11-20', ...rest }: ChosenProps) {
  const [value, setValue] = useState(first)
  return (
    <div style={{ width: 280 }}>
      <Field label="Kelas dimulai" hint="Pukul 19.30 WIB pada hari itu." error={error}>
        <DatePicker {...rest} value={value} onValueChange={setValue} />
      </Field>
    </div>
  )
}

const meta = preview.meta({
  title: 'Interaktif/Pemilih tanggal (DatePicker)',
  component: DatePicker,
  subcomponents: { Calendar },
  args: { value: '2026-11-20', onValueChange: () => {} },
  render: () => <Chosen />,
})

export const WithDate = meta.story()
export const Empty = meta.story({ render: () => <Chosen value="" /> })
export const Disabled = meta.story({ render: () => <Chosen disabled /> })
export const Invalid = meta.story({
  render: () => <Chosen value="2026-01-05" error="Tanggal sudah lewat. Pilih hari ini atau sesudahnya." />,
})

export const NoSuchDay = meta.story({
  render: () => <Chosen value="" />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Kelas dimulai')
    await userEvent.type(field, '31/02/2026')
    await userEvent.tab()
    await expect(field).toHaveValue('31/02/2026')
    await expect(field).toHaveAccessibleDescription(/Februari 2026 hanya sampai tanggal 28/)
  },
})

export const Month = meta.story({
  render: () => (
    <Card padding="sm">
      <Calendar value="2026-11-20" min="2026-11-09" max="2027-01-15" onValueChange={() => {}} />
    </Card>
  ),
})

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka kalender' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jumat, 20 November 2026' })).toHaveFocus())
  },
})

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka kalender' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jumat, 20 November 2026' })).toHaveFocus())
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Senin, 28 Desember 2026' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Kelas dimulai')).toHaveValue('28/12/2026'))
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
  },
})
