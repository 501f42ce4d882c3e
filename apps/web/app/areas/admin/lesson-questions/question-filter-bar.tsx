import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { QuestionFilters } from './question-filters.ts'

const choices = [
  {
    name: 'jawaban',
    label: 'Jawaban',
    options: [
      { value: '0', label: 'Belum dijawab' },
      { value: '1', label: 'Sudah dijawab' },
    ],
  },
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'shown', label: 'Tampil' },
      { value: 'hidden', label: 'Disembunyikan' },
    ],
  },
] as const

interface QuestionFilterBarProps {
  filters: QuestionFilters
  /** Of the course that the list is narrowed down to; null where none of its questions is in sight. */
  courseName: string | null
}

export function QuestionFilterBar({ filters, courseName }: QuestionFilterBarProps) {
  const { search, type, change } = useAddressFilters(filters.search)
  const values = { status: filters.state ?? '', jawaban: String(filters.answered ?? '') }
  const held = choices.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === values[name])
    return chosen ? [{ id: name, label: `${label}: ${chosen.label}`, onRemove: () => change({ [name]: '' }) }] : []
  })
  const ofCourse =
    filters.courseId === undefined
      ? []
      : [{ id: 'kelas', label: `Kelas: ${courseName ?? 'satu kelas'}`, onRemove: () => change({ kelas: '' }) }]
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Isi pertanyaan, materi, atau kelas',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={[...held, ...ofCourse]}
      onClear={() => change({ status: '', jawaban: '', kelas: '' })}
    >
      {choices.map(({ name, label, options }) => (
        <FilterChoice
          key={name}
          label={label}
          value={values[name]}
          options={[{ value: '', label: 'Semua' }, ...options]}
          onChoose={(value) => change({ [name]: value })}
        />
      ))}
    </FilterBar>
  )
}
