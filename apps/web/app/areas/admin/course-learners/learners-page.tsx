import type { OutputFor } from '@naikkelas/contract'
import { type listCourseLearners, learningStates } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { orang } from '@naikkelas/ui/icons/drawings'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { learnerColumns } from './learner-columns.tsx'
import { isFiltered, type LearnerFilters, stateParams } from './learner-filters.ts'
import { countWords, stateWords } from './learner-words.ts'

interface LearnersPageProps {
  list: OutputFor<typeof listCourseLearners>
  filters: LearnerFilters
  /** Whether the account of a learner may be opened. */
  mayOpen: boolean
}

/** Who has a course now, and how far they are. */
export function LearnersPage({ list, filters, mayOpen }: LearnersPageProps) {
  const { course, counts } = list
  const [, setParams] = useSearchParams()
  const columns = useMemo(() => learnerColumns({ lessons: course.lessons, mayOpen }), [course.lessons, mayOpen])
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title="Peserta"
      description={countWords(counts)}
      back={{ href: `/admin/kelas/${course.id}`, label: course.name }}
      actions={
        <>
          <Button asChild>
            <Link to={`/admin/kelas/${course.id}/nilai`}>Nilai</Link>
          </Button>
          <Button asChild>
            <Link to={`/admin/kelas/${course.id}/analitik`}>Analitik belajar</Link>
          </Button>
        </>
      }
    >
      <ResourceList
        caption="Peserta"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        toolbar={<LearnerFilterBar filters={filters} />}
        isFiltered={isFiltered(filters)}
        empty={{
          title: 'Belum ada peserta',
          icon: orang,
          text: 'Yang membeli kelas ini, atau diberi akses oleh tim, tampil di sini.',
        }}
        noMatch={{ title: 'Tidak ada peserta yang cocok', text: 'Cari nama lain, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
    </AdminScreen>
  )
}

function LearnerFilterBar({ filters: { search: given, state } }: { filters: LearnerFilters }) {
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
        state === undefined
          ? []
          : [{ id: 'status', label: `Status: ${stateWords[state]}`, onRemove: () => change({ status: '' }) }]
      }
      onClear={() => change({ status: '' })}
    >
      <FilterChoice
        label="Status"
        value={state === undefined ? '' : stateParams[state]}
        options={[
          { value: '', label: 'Semua' },
          ...learningStates.map((one) => ({ value: stateParams[one], label: stateWords[one] })),
        ]}
        onChoose={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
