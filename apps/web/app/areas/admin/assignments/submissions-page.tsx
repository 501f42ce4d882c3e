import type { OutputFor } from '@naikkelas/contract'
import { type listSubmissions, submissionStates } from '@naikkelas/contract/learning'
import { pensil } from '@naikkelas/ui/icons/drawings'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { submissionColumns } from './submission-columns.tsx'
import { isFiltered, stateParams, type SubmissionFilters } from './submission-filters.ts'
import { stateWords } from './submission-words.ts'

interface SubmissionsPageProps {
  list: OutputFor<typeof listSubmissions>
  filters: SubmissionFilters
  mayMark: boolean
}

/** What learners handed in: those that wait, oldest first, and what became of the others. */
export function SubmissionsPage({ list, filters, mayMark }: SubmissionsPageProps) {
  const [, setParams] = useSearchParams()
  const columns = useMemo(() => submissionColumns(mayMark), [mayMark])
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title="Tugas masuk"
      description="Tugas yang dikumpulkan peserta. Yang paling lama menunggu ada di atas."
    >
      <ResourceList
        caption="Tugas masuk"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ learner, lesson }) => `Tugas ${learner} di ${lesson.title}`}
        toolbar={<SubmissionFilterBar filters={filters} courseName={list.items[0]?.course.name ?? null} />}
        isFiltered={isFiltered(filters)}
        empty={{
          title: 'Tidak ada tugas yang menunggu',
          icon: pensil,
          text: 'Tugas yang dikumpulkan peserta di ruang belajar masuk ke sini untuk dinilai.',
        }}
        noMatch={{ title: 'Tidak ada tugas yang cocok', text: 'Cari kata lain, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
    </AdminScreen>
  )
}

interface SubmissionFilterBarProps {
  filters: SubmissionFilters
  /** Of the course that the list is narrowed down to; null where none of it is in sight. */
  courseName: string | null
}

function SubmissionFilterBar({ filters: { search: given, state, courseId }, courseName }: SubmissionFilterBarProps) {
  const { search, type, change } = useAddressFilters(given)
  const chosen = state ?? 'all'
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Peserta, tugas, atau kelas',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={[
        ...(chosen === 'waiting'
          ? []
          : [{ id: 'status', label: `Status: ${stateWords[chosen]}`, onRemove: () => change({ status: '' }) }]),
        ...(courseId === undefined
          ? []
          : [{ id: 'kelas', label: `Kelas: ${courseName ?? 'satu kelas'}`, onRemove: () => change({ kelas: '' }) }]),
      ]}
      onClear={() => change({ status: '', kelas: '' })}
    >
      <FilterChoice
        label="Status"
        value={stateParams[chosen]}
        options={[...submissionStates, 'all' as const].map((one) => ({
          value: stateParams[one],
          label: stateWords[one],
        }))}
        onChoose={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
