import type { OutputFor } from '@naikkelas/contract'
import { type listUsers, type ListView, type User, userStatuses } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { Field } from '@naikkelas/ui/field'
import { formatDate } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { orang } from '@naikkelas/ui/icons/drawings'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { rangeWords } from '../lists/range-words.ts'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { UserExportDialog } from './user-export-dialog.tsx'
import { pageAt, userExportFilterOf, type UserFilters } from './user-filters.ts'
import { userStatusTones, userStatusWords } from './user-words.ts'

interface UsersPageProps {
  list: OutputFor<typeof listUsers>
  filters: UserFilters
  views: readonly ListView[]
  mayExport: boolean
  /** Whether contacts may be exported in full. */
  maySeeContacts: boolean
}

/** Learners, latest first, with their contact data masked. */
export function UsersPage({ list, filters, views, mayExport, maySeeContacts }: UsersPageProps) {
  const [isExporting, setIsExporting] = useState(false)
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const { older, newer } = list
  const go = (side: 'older' | 'newer', number: number) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, number) }))
  return (
    <AdminScreen
      title="Pengguna"
      description="Orang yang belajar dan membeli. Kontak disamarkan sampai ada alasan untuk melihatnya."
      actions={
        mayExport && (
          <Button iconStart={<Icon name="unduh" size={16} />} onClick={() => setIsExporting(true)}>
            Ekspor
          </Button>
        )
      }
    >
      <ResourceList
        caption="Pengguna"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => void navigate(`/admin/pengguna/${id}`)}
        toolbar={<Filters filters={filters} />}
        views={{ list: 'users', saved: views }}
        isFiltered={Object.keys(userExportFilterOf(filters)).length > 0}
        empty={{
          title: 'Belum ada pengguna',
          icon: orang,
          text: 'Siapa pun yang mendaftar di halaman Masuk akan tampil di sini.',
        }}
        noMatch={{
          title: 'Tidak ada pengguna yang cocok',
          text: 'Cari sebagian nama, atau tulis e-mail dan nomor WhatsApp dengan lengkap.',
        }}
        paging={{
          ...(newer !== null && { onPrevious: () => go('newer', newer) }),
          ...(older !== null && { onNext: () => go('older', older) }),
        }}
      />
      {isExporting && (
        <UserExportDialog filters={filters} maySeeContacts={maySeeContacts} onClose={() => setIsExporting(false)} />
      )}
    </AdminScreen>
  )
}

function Filters({ filters }: { filters: UserFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { status, from, until } = filters
  const noDays = { sejak: '', sampai: '' }
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari pengguna',
        placeholder: 'Nama, e-mail, WhatsApp, atau nomor akun',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={[
        ...(status === undefined
          ? []
          : [{ id: 'status', label: `Status: ${userStatusWords[status]}`, onRemove: () => change({ status: '' }) }]),
        ...(from === '' && until === ''
          ? []
          : [{ id: 'days', label: `Mendaftar: ${rangeWords({ from, until })}`, onRemove: () => change(noDays) }]),
      ]}
      onClear={() => change({ status: '', ...noDays })}
    >
      <FilterChoice
        label="Status"
        value={status ?? ''}
        options={[
          { value: '', label: 'Semua' },
          ...userStatuses.map((one) => ({ value: one, label: userStatusWords[one] })),
        ]}
        onChoose={(value) => change({ status: value })}
      />
      <Field label="Mendaftar">
        <DaysFilter
          from={from}
          until={until}
          onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
        />
      </Field>
    </FilterBar>
  )
}

const columns: readonly DataTableColumn<User>[] = [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ id, name }) => (
      <Link
        to={`/admin/pengguna/${id}`}
        className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  { id: 'number', header: 'Nomor akun', align: 'end', cell: ({ number }) => number },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={userStatusTones[status]}>{userStatusWords[status]}</Badge>,
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ maskedEmail, isEmailVerified }) => <Contact shown={maskedEmail} isVerified={isEmailVerified} />,
  },
  {
    id: 'phone',
    header: 'WhatsApp',
    cell: ({ maskedPhone, isPhoneVerified }) =>
      maskedPhone === null ? (
        <span className="text-muted">Belum ada</span>
      ) : (
        <Contact shown={maskedPhone} isVerified={isPhoneVerified} />
      ),
  },
  {
    id: 'registered',
    header: 'Mendaftar',
    cell: ({ registeredAt }) => <time dateTime={registeredAt}>{formatDate(registeredAt)}</time>,
  },
]

function Contact({ shown, isVerified }: { shown: string; isVerified: boolean }) {
  return (
    <>
      <span className="block whitespace-nowrap">{shown}</span>
      <span className="block text-app-xs text-muted">{isVerified ? 'terverifikasi' : 'belum terverifikasi'}</span>
    </>
  )
}
