import type { OfferRecord } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { Icon, Mark } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useState } from 'react'
import { Form, useNavigation, useSearchParams, useSubmit } from 'react-router-dom'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'
import { Pager } from '../lists/pager.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { OfferDialog } from './offer-dialog.tsx'
import type { OfferFilters } from './offer-filters.ts'
import { OffersTable } from './offers-table.tsx'

interface OffersPageProps {
  list: { items: OfferRecord[]; total: number; page: number; perPage: number }
  filters: OfferFilters
  mayChange: boolean
}

/** Offers kept in one place: pages that bind to one show its price, deadline and seats as they are now. */
export function OffersPage({ list, filters, mayChange }: OffersPageProps) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const [opened, setOpened] = useState<OfferRecord | 'new' | null>(null)
  const heading = useHeadingFocus()
  const isLoading = useNavigation().state === 'loading'
  const isFiltered = filters.search !== '' || filters.status !== undefined
  const add = mayChange && (
    <Button variant="primary" iconStart={<Icon name="tambah" size={16} />} onClick={() => setOpened('new')}>
      Penawaran baru
    </Button>
  )
  return (
    <main className="mx-auto flex max-w-bleed flex-col gap-5 px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
          Penawaran
        </h1>
        {list.total > 0 && add}
      </div>
      {(list.total > 0 || isFiltered) && (
        <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
          <Field label="Cari nama" className="w-64 max-w-full">
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
          <Button type="submit">Cari</Button>
        </Form>
      )}
      <div
        aria-busy={isLoading}
        className="rounded-surface border border-line bg-surface transition-opacity aria-busy:opacity-60"
      >
        {list.items.length > 0 ? (
          <OffersTable offers={list.items} onOpen={mayChange ? setOpened : undefined} />
        ) : isFiltered ? (
          <EmptyState
            picture={<Icon name="cari" size={32} />}
            title="Tidak ada penawaran yang cocok"
            text="Ubah kata pencarian atau statusnya."
          />
        ) : (
          <EmptyState
            picture={<Mark className="size-10" />}
            title="Belum ada penawaran"
            text="Simpan nama, harga, tenggat, dan kursi di satu tempat. Halaman yang memakainya ikut berubah saat isinya berubah."
            action={add || undefined}
          />
        )}
      </div>
      <Pager
        total={list.total}
        page={list.page}
        perPage={list.perPage}
        addressOf={(page) => `?${withFilter(params, { halaman: page === 1 ? '' : String(page) })}`}
      />
      {opened !== null && (
        <OfferDialog
          key={opened === 'new' ? 'new' : opened.id}
          offer={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </main>
  )
}
