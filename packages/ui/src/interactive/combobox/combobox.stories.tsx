import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx'

const cities: readonly ComboboxOption[] = [
  { value: 'bdg', label: 'Kota Bandung', hint: 'Jawa Barat' },
  { value: 'bks', label: 'Kota Bekasi', hint: 'Jawa Barat' },
  { value: 'dps', label: 'Kota Denpasar', hint: 'Bali' },
  { value: 'jog', label: 'Kota Yogyakarta', hint: 'DI Yogyakarta', words: 'jogja' },
  { value: 'mks', label: 'Kota Makassar', hint: 'Sulawesi Selatan', words: 'ujung pandang' },
  { value: 'mdn', label: 'Kota Medan', hint: 'Sumatera Utara' },
  { value: 'sby', label: 'Kota Surabaya', hint: 'Jawa Timur' },
  { value: 'jyp', label: 'Kota Jayapura', hint: 'Belum terlayani', disabled: true },
]

interface ChosenProps extends Partial<ComboboxProps> {
  error?: string
}

function Chosen({ error, value: first = null, ...rest }: ChosenProps) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <div className="story-column">
      <Field label="Kota pengiriman" hint="Ongkos kirim dihitung dari gudang Bandung." error={error}>
        <Combobox options={cities} placeholder="Ketik nama kota" {...rest} value={value} onValueChange={setValue} />
      </Field>
    </div>
  )
}

const meta = preview.meta({
  title: 'Interaktif/Kotak cari pilihan (Combobox)',
  component: Combobox,
  args: { options: cities, value: null, onValueChange: () => {} },
  render: () => <Chosen />,
})

export const Empty = meta.story()
export const WithChoice = meta.story({ render: () => <Chosen value="sby" /> })
export const Disabled = meta.story({ render: () => <Chosen value="sby" disabled /> })
export const Invalid = meta.story({ render: () => <Chosen error="Pilih kota agar ongkos kirim dapat dihitung." /> })

export const FoundByTyping = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kota pengiriman' })
    await userEvent.type(field, 'jogja')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Kota Yogyakarta')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Open = meta.story({
  render: () => <Chosen value="dps" />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
    await expect(canvas.getByRole('option', { name: /Yogyakarta/ })).toHaveAttribute('data-highlighted')
  },
})

/** What is announced. */
const saidIn = (canvas: HTMLElement) => canvas.querySelector('[aria-live="polite"]')

export const NothingFits = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await expect(saidIn(canvasElement)).toHaveTextContent('Tidak ada yang cocok dengan “Atlantis”.')
  },
})

export const LeavingKeepsTheChoice = meta.story({
  render: () => <Chosen value="mdn" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Ban')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('Kota Medan')
  },
})

export const EmptiedTakesItBack = meta.story({
  render: () => <Chosen value="mdn" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    const width = field.clientWidth
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await expect(field.clientWidth).toBe(width)
    await expect(canvas.queryByRole('button', { name: 'Kosongkan pilihan' })).toBeNull()
  },
})

export const Searching = meta.story({
  render: () => <Chosen options={[]} onSearch={() => {}} isLoading />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ban')
    await expect(saidIn(canvasElement)).toHaveTextContent('Mencari…')
  },
})

/** A form that is reset gives back the choice it began with, also after the field was emptied. */
export const FormReset = meta.story({
  render: () => (
    <form className="story-column" onSubmit={(event) => event.preventDefault()}>
      <Field label="Kota pengiriman">
        <Combobox name="kota" options={cities} defaultValue="mdn" placeholder="Ketik nama kota" />
      </Field>
      <div>
        <Button type="reset">Kembalikan</Button>
      </div>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Kota pengiriman' })
    const form = canvasElement.querySelector('form') ?? undefined
    const sent = () => new FormData(form).get('kota')
    await userEvent.clear(field)
    await userEvent.type(field, 'jogja')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent()).toBe('jog'))
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan' }))
    await waitFor(() => expect(field).toHaveValue('Kota Medan'))
    await expect(sent()).toBe('mdn')
    await userEvent.click(canvas.getByRole('button', { name: 'Kosongkan pilihan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan' }))
    await waitFor(() => expect(field).toHaveValue('Kota Medan'))
  },
})
