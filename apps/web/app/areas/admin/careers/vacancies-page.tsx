import { careerDepartments, employmentLabels, type OutputFor, workPlaceLabels } from '@naikkelas/contract'
import { changeVacancyStatus, type listVacancies, type Vacancy } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { kelompok } from '@naikkelas/ui/icons/drawings'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { changeStatusBy } from '../content/change-status.ts'
import type { ContentFilters } from '../content/content-filters.ts'
import { changedColumn, stateColumn, titleColumn } from '../content/record-columns.tsx'
import { RecordList } from '../content/record-list.tsx'

interface VacanciesPageProps {
  list: OutputFor<typeof listVacancies>
  filters: ContentFilters & { department: string | undefined }
  mayChange: boolean
}

const href = '/admin/karier'

/** Open positions, latest first. */
export function VacanciesPage({ list, filters, mayChange }: VacanciesPageProps) {
  const columns = useMemo(() => columnsOf(mayChange), [mayChange])
  return (
    <RecordList
      title="Karier"
      description="Lowongan di halaman karir, dan siapa saja yang melamar."
      href={href}
      noun="lowongan"
      icon={kelompok}
      list={list}
      columns={columns}
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
      change={changeStatusBy(changeVacancyStatus)}
      mayChange={mayChange}
      actions={
        mayChange && (
          <Button asChild>
            <Link to="/admin/karier/pelamar">Pelamar</Link>
          </Button>
        )
      }
    />
  )
}

const columnsOf = (mayChange: boolean): readonly DataTableColumn<Vacancy>[] => [
  titleColumn(href, 'Posisi', ({ value }) =>
    [value.city, workPlaceLabels[value.workPlace], employmentLabels[value.employment]].join(' · '),
  ),
  { id: 'department', header: 'Bagian', cell: ({ value }) => value.department },
  stateColumn(),
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
  changedColumn,
]
