import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { orang } from '../../icons/content-icons.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { StairsPicture } from '../../primitives/empty-state/stairs-picture.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { DataTableSort } from './use-table-model.ts'

interface Lead {
  id: string
  name: string
  city: string
  status: 'Baru' | 'Dihubungi' | 'Pembeli'
  spentAmount: number
  date: string
}

const names = ['Sari Wulandari', 'Budi Santoso', 'Citra Lestari', 'Dewi Anggraini', 'Eko Prasetyo', 'Fitri Handayani']
const cities = ['Bandung', 'Medan', 'Kabupaten Kepulauan Tanimbar', 'Surabaya', 'Makassar']
const statuses = ['Baru', 'Dihubungi', 'Pembeli'] as const
const leads: Lead[] = Array.from({ length: 12 }, (_, at) => ({
  id: `${at}`,
  name: names[at % names.length] ?? '',
  city: cities[at % cities.length] ?? '',
  status: statuses[at % statuses.length] ?? 'Baru',
  spentAmount: at * 349_000,
  date: `${20 - at} November 2026`,
}))

const tones = { Baru: 'accent', Dihubungi: 'neutral', Pembeli: 'ok' } as const
const columns: DataTableProps<Lead>['columns'] = [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ name }) => (
      <Link href="#prospek" variant="quiet">
        {name}
      </Link>
    ),
    isSortable: true,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge> },
  { id: 'city', header: 'Kota', cell: ({ city }) => city },
  {
    id: 'spent',
    header: 'Belanja',
    align: 'end',
    isSortable: true,
    cell: ({ spentAmount }) => `Rp${spentAmount.toLocaleString('id-ID')}`,
  },
  { id: 'date', header: 'Masuk', cell: ({ date }) => date, isSortable: true },
]

const args: DataTableProps<Lead> = {
  caption: 'Prospek',
  columns,
  rows: leads,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  sort: { columnId: 'date', direction: 'descending' },
  onSortChange: () => {},
  onOpen: () => {},
  toolbar: (
    <div style={{ width: 220 }}>
      <Input aria-label="Cari prospek" type="search" size="sm" placeholder="Cari nama atau kota" />
    </div>
  ),
  bulkActions: () => <Button size="sm">Tandai sudah dihubungi</Button>,
  paging: { onNext: () => {}, summary: '1–12 dari 310 prospek' },
}

const meta = preview.meta({
  title: 'Interaktif/Tabel data (DataTable)',
  component: DataTable<Lead>,
  args,
})

export const Filled = meta.story()
export const Selected = meta.story({ args: { selectedIds: ['1', '2', '4'] } })
export const HiddenColumns = meta.story({ args: { defaultHiddenColumns: ['city', 'date'] } })
export const Details = meta.story({
  args: {
    detailsOf: ({ id, name, city }) =>
      id === '1' ? `${name} dari ${city} mengisi formulir tiga kali bulan ini.` : null,
    columns: columns.map((column) => (column.id === 'city' ? { ...column, isWideOnly: true } : column)),
  },
})
export const Loading = meta.story({ args: { rows: [], isLoading: true, paging: undefined } })
export const Refreshing = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({
  args: {
    rows: [],
    paging: undefined,
    empty: (
      <EmptyState
        illustration={<StairsPicture icon={orang} />}
        title="Belum ada prospek"
        text="Orang yang mengisi formulir di halaman Anda tampil di sini."
        action={<Button>Buat halaman</Button>}
      />
    ),
  },
})
const error = { message: 'Server tidak menjawab. Tunggu sebentar, lalu coba lagi.', onRetry: () => {} }
export const Failed = meta.story({ args: { rows: [], paging: undefined, error } })
export const NotUpToDate = meta.story({ args: { error } })
export const ReadAlone = meta.story({
  args: { bulkActions: undefined, onSortChange: undefined, sort: null, toolbar: undefined, paging: undefined },
})

export const ChoiceOfColumns = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    const city = await canvas.findByRole('checkbox', { name: 'Kota' })
    await waitFor(() => expect(city).toBeVisible())
    await userEvent.click(city)
    await expect(canvas.queryByRole('columnheader', { name: 'Kota' })).toBeNull()
  },
})

function Ordered(props: DataTableProps<Lead>) {
  const [sort, setSort] = useState<DataTableSort | null>(null)
  const rows = sort?.columnId === 'spent' ? [...leads].sort((a, b) => a.spentAmount - b.spentAmount) : [...leads]
  return (
    <DataTable
      {...props}
      rows={sort?.direction === 'descending' ? rows.reverse() : rows}
      sort={sort}
      onSortChange={setSort}
    />
  )
}

export const OrderedByThePage = meta.story({
  render: (args) => <Ordered {...args} />,
  play: async ({ canvas }) => {
    const spent = canvas.queryByRole('button', { name: 'Belanja' })
    // On a phone the headings are not in sight.
    if (!spent) return
    await userEvent.click(spent)
    await userEvent.click(spent)
    await expect(canvas.getByRole('columnheader', { name: 'Belanja' })).toHaveAttribute('aria-sort', 'descending')
  },
})

export const Keys = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Prospek' }).focus()
    await userEvent.keyboard('jjx')
    await expect(canvas.getByRole('checkbox', { name: 'Pilih Budi Santoso', checked: true })).toBeVisible()
    await expect(canvas.getByText('1 dipilih')).toBeVisible()
  },
})
