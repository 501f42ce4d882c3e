import { applicantStatuses, applicantStatusLabels, type OutputFor } from '@naikkelas/contract'
import { type Applicant, exportApplicantsPath, type listApplicants } from '@naikkelas/contract/content'
import { Badge, type BadgeProps } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { surat } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { givenOf, pageAt } from '../content/content-filters.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { ApplicantDialog } from './applicant-dialog.tsx'
import type { ApplicantFilters } from './applicant-filters.ts'

interface ApplicantsPageProps {
  list: OutputFor<typeof listApplicants>
  filters: ApplicantFilters
  /** The one that the list is narrowed down to. */
  vacancy: { id: string; title: string } | null
}

/** Who applied, latest first. */
export function ApplicantsPage({ list, filters, vacancy }: ApplicantsPageProps) {
  const [, setParams] = useSearchParams()
  const [openId, setOpenId] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(({ id }) => setOpenId(id)), [])
  const open = list.items.find(({ id }) => id === openId)
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title="Pelamar"
      description={vacancy ? `Lamaran untuk ${vacancy.title}.` : 'Semua lamaran, yang terbaru di atas.'}
      back={{ href: '/admin/karier', label: 'Karier' }}
      actions={list.items.length > 0 && <ExportMenu addressOf={(format) => exportAddress(filters, format)} />}
    >
      <ResourceList
        caption="Pelamar"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onOpen={({ id }) => setOpenId(id)}
        toolbar={<Filters filters={filters} vacancy={vacancy} />}
        isFiltered={filters.search !== '' || filters.status !== undefined || vacancy !== null}
        empty={{
          title: 'Belum ada lamaran',
          icon: surat,
          text: 'Lamaran dari halaman karir masuk ke sini, bersama CV-nya.',
        }}
        noMatch={{ title: 'Tidak ada lamaran yang cocok', text: 'Cari sebagian namanya, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
      {open && <ApplicantDialog key={open.id} applicant={open} onClose={() => setOpenId(null)} />}
    </AdminScreen>
  )
}

function exportAddress({ after: _after, before: _before, ...filters }: ApplicantFilters, format: 'xlsx' | 'csv') {
  const query = new URLSearchParams(givenOf(filters) as Record<string, string>)
  return `/api${exportApplicantsPath(format)}${query.size === 0 ? '' : `?${query}`}`
}

const nameOf = ({ name, anonymizedAt }: Applicant) => (anonymizedAt === null ? name : 'Data dihapus')

const statusTones: Readonly<Record<Applicant['status'], NonNullable<BadgeProps['tone']>>> = {
  new: 'info',
  reviewed: 'neutral',
  interview: 'warn',
  offered: 'ok',
  rejected: 'neutral',
}

const columnsOf = (onOpen: (applicant: Applicant) => void): readonly DataTableColumn<Applicant>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: (applicant) => (
      <div className="min-w-40">
        <button
          type="button"
          onClick={() => onOpen(applicant)}
          className={`min-h-9 text-start wrap-anywhere underline-offset-4 hover:underline ${applicant.anonymizedAt === null ? 'font-semibold' : 'text-muted'}`}
        >
          {nameOf(applicant)}
        </button>
        <span className="block text-app-xs text-muted wrap-anywhere">{applicant.email}</span>
      </div>
    ),
  },
  { id: 'vacancy', header: 'Posisi', cell: ({ vacancy }) => vacancy.title },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{applicantStatusLabels[status]}</Badge>,
  },
  { id: 'city', header: 'Kota', isWideOnly: true, cell: ({ city }) => city || <span className="text-muted">–</span> },
  {
    id: 'sent',
    header: 'Dikirim',
    cell: ({ sentAt }) => (
      <time dateTime={sentAt} className="whitespace-nowrap">
        {formatDate(sentAt)}
      </time>
    ),
  },
]

function Filters({ filters, vacancy }: Pick<ApplicantsPageProps, 'filters' | 'vacancy'>) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { status } = filters
  const held = [
    ...(status === undefined ? [] : [{ id: 'status', label: `Status: ${applicantStatusLabels[status]}` }]),
    ...(vacancy === null ? [] : [{ id: 'lowongan', label: `Posisi: ${vacancy.title}` }]),
  ]
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Nama, e-mail, atau nomor',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={held.map((one) => ({ ...one, onRemove: () => change({ [one.id]: '' }) }))}
      onClear={() => change({ status: '', lowongan: '' })}
    >
      <FilterChoice
        label="Status"
        value={status ?? ''}
        options={[
          { value: '', label: 'Semua' },
          ...applicantStatuses.map((one) => ({ value: one, label: applicantStatusLabels[one] })),
        ]}
        onChoose={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
