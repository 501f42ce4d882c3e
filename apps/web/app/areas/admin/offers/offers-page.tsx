import type { ListView } from '@naikkelas/contract/identity'
import type { OfferRecord } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { ResourceList } from '../kit/resource-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { useNumberedPaging } from '../lists/use-numbered-paging.ts'
import { offerColumns } from './offer-columns.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import type { OfferFilters } from './offer-filters.ts'

interface OffersPageProps {
  list: { items: OfferRecord[]; total: number; page: number; perPage: number }
  filters: OfferFilters
  views: readonly ListView[]
  mayChange: boolean
}

/** Offers kept in one place: pages that bind to one show its price, deadline and seats as they are now. */
export function OffersPage({ list, filters, views, mayChange }: OffersPageProps) {
  const [opened, setOpened] = useState<OfferRecord | 'new' | null>(null)
  const columns = useMemo(() => offerColumns(mayChange ? setOpened : undefined), [mayChange])
  const isFiltered = filters.search !== '' || filters.status !== undefined
  const add = mayChange && (
    <Button variant="primary" iconStart={<Icon name="tambah" size={16} />} onClick={() => setOpened('new')}>
      Penawaran baru
    </Button>
  )
  return (
    <AdminScreen title="Penawaran" actions={list.total > 0 && add}>
      <ResourceList
        caption="Penawaran"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(mayChange && { onOpen: setOpened })}
        {...((list.total > 0 || isFiltered) && { toolbar: <Filters filters={filters} /> })}
        views={{ list: 'offers', saved: views }}
        isFiltered={isFiltered}
        empty={{
          title: 'Belum ada penawaran',
          icon: karcis,
          text: 'Simpan nama, harga, tenggat, dan kursi di satu tempat. Halaman yang memakainya ikut berubah saat isinya berubah.',
          action: add,
        }}
        noMatch={{ title: 'Tidak ada penawaran yang cocok', text: 'Ubah kata pencarian atau statusnya.' }}
        paging={useNumberedPaging(list)}
      />
      {opened !== null && (
        <OfferDialog
          key={opened === 'new' ? 'new' : opened.id}
          offer={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </AdminScreen>
  )
}

const statusOptions = [
  { value: '', label: 'Semua' },
  { value: 'open', label: 'Dibuka' },
  { value: 'closed', label: 'Ditutup' },
]

function Filters({ filters }: { filters: OfferFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const status = statusOptions.find(({ value }) => value === filters.status)
  const clear = () => change({ status: '' })
  return (
    <FilterBar
      size="sm"
      search={{ label: 'Cari penawaran', placeholder: 'Cari nama', words: search, onType: type }}
      filters={status ? [{ id: 'status', label: `Status: ${status.label}`, onRemove: clear }] : []}
      onClear={clear}
    >
      <FilterChoice
        label="Status"
        value={filters.status ?? ''}
        options={statusOptions}
        onChoose={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
