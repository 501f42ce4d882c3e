import type { OfferRecord } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FieldRow } from '@naikkelas/ui/field-row'
import { Icon } from '@naikkelas/ui/icons'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useMemo, useState } from 'react'
import { Form, useSubmit } from 'react-router-dom'
import { ResourceList } from '../kit/resource-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useNumberedPaging } from '../lists/use-numbered-paging.ts'
import { offerColumns } from './offer-columns.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import type { OfferFilters } from './offer-filters.ts'

interface OffersPageProps {
  list: { items: OfferRecord[]; total: number; page: number; perPage: number }
  filters: OfferFilters
  mayChange: boolean
}

/** Offers kept in one place: pages that bind to one show its price, deadline and seats as they are now. */
export function OffersPage({ list, filters, mayChange }: OffersPageProps) {
  const submit = useSubmit()
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
      {(list.total > 0 || isFiltered) && (
        <Form method="get" role="search" className="w-full max-w-content">
          <FieldRow actions={<Button type="submit">Cari</Button>}>
            <Field label="Cari nama">
              <Input name="cari" type="search" maxLength={80} defaultValue={filters.search} />
            </Field>
            <Field label="Status">
              <Select
                name="status"
                defaultValue={filters.status ?? ''}
                onChange={(event) => void submit(event.currentTarget.form)}
              >
                <option value="">Semua</option>
                <option value="open">Dibuka</option>
                <option value="closed">Ditutup</option>
              </Select>
            </Field>
          </FieldRow>
        </Form>
      )}
      <ResourceList
        caption="Penawaran"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(mayChange && { onOpen: setOpened })}
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
