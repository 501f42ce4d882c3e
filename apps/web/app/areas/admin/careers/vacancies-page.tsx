import { careerDepartments, employmentLabels, type OutputFor, workPlaceLabels } from '@naikkelas/contract'
import { type listVacancies, publicationsAtOnce, type Vacancy } from '@naikkelas/contract/content'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { kelompok } from '@naikkelas/ui/icons/drawings'
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ContentFilterBar } from '../content/content-filter-bar.tsx'
import { type ContentFilters, pageAt } from '../content/content-filters.ts'
import { BulkPublicationActions } from '../content/publication-actions.tsx'
import { stateBadge } from '../content/publication-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { useSelectedIds } from '../kit/use-selected-ids.ts'
import { withFilter } from '../lists/with-filter.ts'
import { changeVacancies } from './change-vacancies.ts'

interface VacanciesPageProps {
  list: OutputFor<typeof listVacancies>
  filters: ContentFilters & { department: string | undefined }
  mayChange: boolean
}

/** Open positions, latest first. */
export function VacanciesPage({ list, filters, mayChange }: VacanciesPageProps) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const selection = useSelectedIds(publicationsAtOnce)
  const columns = useMemo(() => columnsOf(mayChange), [mayChange])
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to="/admin/karier/baru">Tambah</Link>
    </Button>
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title="Karier"
      description="Lowongan di halaman karir, dan siapa saja yang melamar."
      actions={
        mayChange && (
          <>
            <Button asChild>
              <Link to="/admin/karier/pelamar">Pelamar</Link>
            </Button>
            {add}
          </>
        )
      }
    >
      <ResourceList
        caption="Lowongan"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ value }) => value.title}
        onOpen={({ id }) => void navigate(`/admin/karier/${id}`)}
        toolbar={
          <ContentFilterBar
            filters={filters}
            placeholder="Posisi atau kota"
            further={{
              name: 'bagian',
              label: 'Bagian',
              value: filters.department ?? '',
              options: [
                { value: '', label: 'Semua' },
                ...careerDepartments.map((department) => ({ value: department, label: department })),
              ],
            }}
          />
        }
        isFiltered={filters.search !== '' || filters.state !== undefined || filters.department !== undefined}
        empty={{
          title: 'Belum ada lowongan',
          icon: kelompok,
          text: 'Yang ditambahkan menjadi draf, dan baru tampil setelah diterbitkan.',
          action: add,
        }}
        noMatch={{ title: 'Tidak ada lowongan yang cocok', text: 'Cari sebagian namanya, atau hapus saringannya.' }}
        bulk={
          mayChange
            ? {
                selection,
                actions: (ids) => (
                  <BulkPublicationActions
                    ids={ids}
                    isArchive={filters.state === 'archived'}
                    change={changeVacancies}
                    onDone={selection.clear}
                  />
                ),
              }
            : undefined
        }
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
    </AdminScreen>
  )
}

const columnsOf = (mayChange: boolean): readonly DataTableColumn<Vacancy>[] => [
  {
    id: 'title',
    header: 'Posisi',
    cell: ({ id, value }) => (
      <div className="min-w-44">
        <Link
          to={`/admin/karier/${id}`}
          className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {value.title}
        </Link>
        <span className="block text-app-xs text-muted wrap-anywhere">
          {value.city} · {workPlaceLabels[value.workPlace]} · {employmentLabels[value.employment]}
        </span>
      </div>
    ),
  },
  { id: 'department', header: 'Bagian', cell: ({ value }) => value.department },
  {
    id: 'state',
    header: 'Status',
    cell: (row) => <Badge {...stateBadge({ ...row, startsAt: null })} />,
  },
  {
    id: 'applicants',
    header: 'Pelamar',
    align: 'end',
    cell: ({ id, applicantCount }) =>
      mayChange && applicantCount > 0 ? (
        <Link to={`/admin/karier/pelamar?lowongan=${id}`} className="underline underline-offset-4">
          {applicantCount}
        </Link>
      ) : (
        applicantCount
      ),
  },
  {
    id: 'closes',
    header: 'Batas lamaran',
    isWideOnly: true,
    cell: ({ value: { closesAt } }) =>
      closesAt === null ? (
        <span className="text-muted">Tanpa batas</span>
      ) : (
        <time dateTime={closesAt} className="whitespace-nowrap">
          {formatDate(closesAt)}
        </time>
      ),
  },
  {
    id: 'changed',
    header: 'Diubah',
    isWideOnly: true,
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} className="whitespace-nowrap">
        {formatDate(updatedAt)}
      </time>
    ),
  },
]
