import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Select } from '../../primitives/select/select.tsx'
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
