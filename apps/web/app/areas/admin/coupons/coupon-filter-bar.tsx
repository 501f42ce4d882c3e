import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { CouponFilters } from './coupon-filters.ts'
import { filterChoices } from './coupon-words.ts'

export function CouponFilterBar({ filters }: { filters: CouponFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const values = { status: filters.state ?? '', tipe: String(filters.type ?? ''), jenis: filters.kind ?? '' }
  const held = filterChoices.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === values[name])
    return chosen ? [{ id: name, label: `${label}: ${chosen.label}`, onRemove: () => change({ [name]: '' }) }] : []
  })
  const batch =
    filters.batch === undefined
      ? []
      : [{ id: 'kelompok', label: 'Satu kelompok kode', onRemove: () => change({ kelompok: '' }) }]
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Kode atau nama',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={[...held, ...batch]}
      onClear={() => change({ status: '', tipe: '', jenis: '', kelompok: '' })}
    >
      {filterChoices.map(({ name, label, options }) => (
        <FilterChoice
          key={name}
          label={label}
          value={values[name]}
          options={[{ value: '', label: name === 'status' ? 'Aktif' : 'Semua' }, ...options]}
          onChoose={(value) => change({ [name]: value })}
        />
      ))}
    </FilterBar>
  )
}
