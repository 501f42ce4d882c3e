import type { OutputFor } from '@naikkelas/contract'
import { gradeFilters, type listGrades } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import type { DataTableSort } from '@naikkelas/ui/data-table'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { orang, pensil } from '@naikkelas/ui/icons/drawings'
import { Icon } from '@naikkelas/ui/icons'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { totalMeaning } from '../../../shared/grades/grade-words.ts'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { gradebookColumns } from './gradebook-columns.tsx'
import { exportAddress, type GradebookFilters, isFiltered, sortParams, stateParams } from './gradebook-filters.ts'
import { filterWords } from './gradebook-words.ts'
import { LessonAverages } from './lesson-averages.tsx'

interface GradebookPageProps {
  list: OutputFor<typeof listGrades>
  filters: GradebookFilters
}

/** However many lessons there are, names stay beside their grades; on phones each learner is a card. */
const namesInSight =
  'min-w-0 sm:[&_section]:[animation:none]! sm:[&_td[data-name]]:sticky sm:[&_td[data-name]]:start-0 sm:[&_td[data-name]]:z-1 sm:[&_td[data-name]]:bg-surface sm:[&_th:first-child]:start-0 sm:[&_th:first-child]:z-2!'

/** What counts of each learner of a course, in each of its quizzes and assignments. */
export function GradebookPage({ list, filters }: GradebookPageProps) {
  const { course, lessons, learners } = list
  const [, setParams] = useSearchParams()
  const columns = useMemo(() => gradebookColumns({ courseId: course.id, lessons }), [course.id, lessons])
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  const sort = (next: DataTableSort | null) =>
    setParams((present) => withFilter(present, { urut: sortParams[sortOf(next)] }), { replace: true })
  const isEmpty = learners === 0 && !isFiltered(filters)
  return (
    <AdminScreen
      title="Nilai"
      description={`${learners} peserta, ${lessons.length} kuis dan tugas`}
      back={{ href: `/admin/kelas/${course.id}`, label: course.name }}
      actions={
        <>
          <Button asChild>
            <Link to={`/admin/kelas/${course.id}/peserta`}>Peserta</Link>
          </Button>
          {lessons.length > 0 && !isEmpty && (
            <Button asChild iconStart={<Icon name="unduh" size={16} />}>
              <a href={exportAddress(course.id, filters)} download>
                Unduh CSV
              </a>
            </Button>
          )}
        </>
      }
    >
      {lessons.length === 0 ? (
        <WithoutLessons courseId={course.id} />
      ) : (
        <>
          <LessonAverages lessons={lessons} />
          <div className={namesInSight}>
            <ResourceList
              caption="Nilai peserta"
              columns={columns}
              items={list.items}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              sort={shownSort(filters)}
              onSortChange={sort}
              toolbar={<GradebookFilterBar filters={filters} />}
              isFiltered={isFiltered(filters)}
              empty={{
                title: 'Belum ada peserta',
                icon: orang,
                text: 'Nilai tampil di sini begitu ada yang memiliki kelas ini.',
              }}
              noMatch={{ title: 'Tidak ada peserta yang cocok', text: 'Cari nama lain, atau hapus saringannya.' }}
              paging={{
                ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
                ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
              }}
            />
          </div>
          <p className="max-w-3xl text-app-sm text-muted">{totalMeaning}</p>
        </>
      )}
    </AdminScreen>
  )
}

/** The order that a heading asks for; a name has one direction alone. */
function sortOf(sort: DataTableSort | null) {
  if (sort?.columnId !== 'total') return 'name'
  return sort.direction === 'descending' ? 'highest' : 'lowest'
}

const shownSort = ({ sort }: GradebookFilters): DataTableSort =>
  sort === undefined || sort === 'name'
    ? { columnId: 'name', direction: 'ascending' }
    : { columnId: 'total', direction: sort === 'highest' ? 'descending' : 'ascending' }

function WithoutLessons({ courseId }: { courseId: string }) {
  return (
    <EmptyState
      illustration={<StairsPicture icon={pensil} />}
      title="Belum ada yang dinilai"
      text="Kelas ini belum punya kuis atau tugas yang sudah ditulis. Tambahkan di isi kelas, lalu nilainya tampil di sini."
      action={
        <Button asChild>
          <Link to={`/admin/kelas/${courseId}`}>Buka isi kelas</Link>
        </Button>
      }
    />
  )
}

function GradebookFilterBar({ filters: { search: given, state } }: { filters: GradebookFilters }) {
  const { search, type, change } = useAddressFilters(given)
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Nama peserta',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={
        state === undefined ? [] : [{ id: 'status', label: filterWords[state], onRemove: () => change({ status: '' }) }]
      }
      onClear={() => change({ status: '' })}
    >
      <FilterChoice
        label="Tampilkan"
        value={state === undefined ? '' : stateParams[state]}
        options={[
          { value: '', label: 'Semua peserta' },
          ...gradeFilters.map((one) => ({ value: stateParams[one], label: filterWords[one] })),
        ]}
        onChoose={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
