import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { ReviewFilters } from './review-filters.ts'

const choices = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'shown', label: 'Tampil' },
      { value: 'hidden', label: 'Disembunyikan' },
    ],
  },
  {
    name: 'bintang',
    label: 'Bintang',
    options: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} bintang` })),
  },
  {
    name: 'jawaban',
    label: 'Jawaban',
    options: [
      { value: '0', label: 'Belum dijawab' },
      { value: '1', label: 'Sudah dijawab' },
    ],
  },
] as const

export function ReviewFilterBar({ filters }: { filters: ReviewFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { state, stars, answered } = filters
  const values = { status: state ?? '', bintang: String(stars ?? ''), jawaban: String(answered ?? '') }
  const held = choices.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === values[name])
    return chosen ? [{ id: name, label: `${label}: ${chosen.label}`, onRemove: () => change({ [name]: '' }) }] : []
  })
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Isi ulasan atau nama produk',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={held}
      onClear={() => change({ status: '', bintang: '', jawaban: '' })}
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
