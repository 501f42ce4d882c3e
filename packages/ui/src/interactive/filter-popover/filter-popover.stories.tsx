import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { DateRangePicker } from '../date-range-picker/date-range-picker.tsx'
import { FilterPopover } from './filter-popover.tsx'

const statuses = { '': 'Semua status', baru: 'Baru', dihubungi: 'Dihubungi' }
const sources = { '': 'Semua sumber', instagram: 'Instagram', whatsapp: 'WhatsApp' }
const kinds = { status: { name: 'Status', words: statuses }, source: { name: 'Sumber', words: sources } }

function Filtered({ status = '', source = '' }: { status?: string; source?: string }) {
  const [held, setHeld] = useState<Record<string, string>>({ status, source })
  const change = (id: string, value: string) => setHeld((before) => ({ ...before, [id]: value }))
  const filters = Object.entries(kinds).flatMap(([id, { name, words }]) => {
    const word = held[id] ? (words as Record<string, string>)[held[id]] : undefined
    return word === undefined ? [] : [{ id, label: `${name}: ${word}`, onRemove: () => change(id, '') }]
  })
  return (
    <FilterPopover filters={filters} onClear={() => setHeld({})}>
      {Object.entries(kinds).map(([id, { name, words }]) => (
        <Field key={id} label={name}>
          <Select value={held[id] ?? ''} onChange={({ target }) => change(id, target.value)}>
            {Object.entries(words).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </FilterPopover>
  )
}

const meta = preview.meta({
  title: 'Interaktif/Saringan daftar (FilterPopover)',
  component: FilterPopover,
  args: { filters: [], onClear: () => {}, children: null },
  render: () => <Filtered status="baru" source="instagram" />,
})

export const WithFilters = meta.story()
export const WithoutFilters = meta.story({ render: () => <Filtered /> })

export const Open = meta.story({
  render: () => <Filtered source="whatsapp" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saring 1 aktif' }))
    const status = await canvas.findByRole('combobox', { name: 'Status' })
    await waitFor(() => expect(status).toBeVisible())
    await userEvent.selectOptions(status, 'baru')
    await expect(canvas.getByRole('button', { name: 'Hapus saringan Status: Baru' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Saring 2 aktif' })).toBeVisible()
  },
})

/** The focus goes to the next chip, and after the last one to the button, never to the top of the page. */
export const TakenBackOneByOne = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus saringan Status: Baru' }))
    const second = canvas.getByRole('button', { name: 'Hapus saringan Sumber: Instagram' })
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.click(second)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Saring' })).toHaveFocus())
    await expect(canvas.queryByRole('list', { name: 'Saringan aktif' })).toBeNull()
  },
})

export const AllTakenBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus semua' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Saring' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Hapus semua' })).toBeNull()
  },
})

/** “Selesai” leads to the field, a press outside leaves the word to the button; what was typed is there both times. */
export const FieldRefuses = meta.story({
  render: () => (
    <div className="story-column">
      <FilterPopover filters={[]} onClear={() => {}}>
        <Field label="Tanggal kirim">
          <DateRangePicker presets={[]} />
        </Field>
      </FilterPopover>
      <p>Prospek</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Saring' })
    await userEvent.click(open)
    const from = await canvas.findByRole('textbox', { name: 'Dari tanggal' })
    await waitFor(() => expect(from).toBeVisible())
    await userEvent.type(from, '31022026')
    await userEvent.click(canvas.getByRole('button', { name: 'Selesai' }))
    await waitFor(() => expect(from).toHaveFocus())
    await expect(from).toBeVisible()
    await expect(from).toHaveAccessibleDescription(/Februari 2026 hanya sampai tanggal 28/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(from).not.toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Saring Ada isian yang belum benar' }))
    await waitFor(() => expect(from).toBeVisible())
    await expect(from).toHaveValue('31/02/2026')
    await userEvent.clear(from)
    await userEvent.click(canvas.getByRole('button', { name: 'Selesai' }))
    await waitFor(() => expect(from).not.toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Saring' })).toBeVisible()
  },
})
