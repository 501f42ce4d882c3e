import type { OutputFor } from '@naikkelas/contract'
import type { listSearchedWords } from '@naikkelas/contract/commerce'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { Field } from '@naikkelas/ui/field'
import { formatShortDay, groupThousands } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { ExportMenu } from '../exports/export-menu.tsx'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { exportAddress, type SearchedFilters } from './searched-filters.ts'

type List = OutputFor<typeof listSearchedWords>
type Searched = List['items'][number]

interface SearchedWordsPageProps {
  list: List
  filters: SearchedFilters
}

/** What visitors typed into the search of the site, without a trace of who it was. */
export function SearchedWordsPage({ list: { items, searches, emptySearches }, filters }: SearchedWordsPageProps) {
  return (
    <AdminScreen
      title="Kata yang dicari"
      description={`${groupThousands(searches)} pencarian dalam jangka ini, ${groupThousands(emptySearches)} tanpa hasil.`}
      actions={items.length > 0 && <ExportMenu addressOf={(format) => exportAddress(filters, format)} />}
    >
      <p className="max-w-text text-app-sm text-muted">
        Dihitung per hari (WIB), tanpa data tentang pencarinya. Alamat e-mail dan nomor tidak disimpan.
      </p>
      <ResourceList
        caption="Kata yang dicari"
        columns={columns}
        items={items}
        idOf={({ words }) => words}
        nameOf={({ words }) => words}
        toolbar={<Filters filters={filters} />}
        isFiltered={filters.show === 'empty'}
        empty={{
          title: 'Belum ada pencarian',
          text: 'Kata yang diketik pengunjung di pencarian situs tampil di sini beberapa detik kemudian.',
        }}
        noMatch={{
          title: 'Semua pencarian menemukan sesuatu',
          text: 'Tidak ada kata tanpa hasil dalam jangka waktu ini.',
        }}
      />
    </AdminScreen>
  )
}

function Filters({ filters: { from, until, show } }: { filters: SearchedFilters }) {
  const { change } = useAddressFilters('')
  return (
    <FilterBar
      size="sm"
      lead={
        <Field label="Jangka waktu" isLabelHidden>
          <DaysFilter
            size="sm"
            from={from}
            until={until}
            onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
          />
        </Field>
      }
      filters={show === 'all' ? [] : [{ id: 'hasil', label: 'Tanpa hasil', onRemove: () => change({ hasil: '' }) }]}
      onClear={() => change({ hasil: '' })}
    >
      <FilterChoice
        label="Hasil"
        value={show === 'empty' ? 'kosong' : ''}
        options={[
          { value: '', label: 'Semua' },
          { value: 'kosong', label: 'Tanpa hasil' },
        ]}
        onChoose={(hasil) => change({ hasil })}
      />
    </FilterBar>
  )
}

const columns: readonly DataTableColumn<Searched>[] = [
  {
    id: 'words',
    header: 'Kata',
    cell: ({ words }) => (
      <Link
        to={`/search?${new URLSearchParams({ cari: words })}`}
        reloadDocument
        className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {words}
      </Link>
    ),
  },
  { id: 'searches', header: 'Dicari', align: 'end', cell: ({ searches }) => groupThousands(searches) },
  {
    id: 'empty',
    header: 'Tanpa hasil',
    align: 'end',
    cell: ({ emptySearches }) => (emptySearches === 0 ? '–' : groupThousands(emptySearches)),
  },
  { id: 'last', header: 'Terakhir', cell: ({ lastDay }) => <time dateTime={lastDay}>{formatShortDay(lastDay)}</time> },
]
