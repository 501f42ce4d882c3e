import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { TransactionFilters } from './transaction-filters.ts'
import { filterChoices } from './transaction-words.ts'

export function TransactionFilterBar({ filters }: { filters: TransactionFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { status, kind, method, source } = filters
  const values = {
    status: String(status ?? ''),
    jenis: kind ?? '',
    metode: String(method ?? ''),
    sumber: String(source ?? ''),
  }
  const held = filterChoices.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === values[name])
    return chosen ? [{ id: name, label: `${label}: ${chosen.label}`, onRemove: () => change({ [name]: '' }) }] : []
  })
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Kode, produk, atau pembeli',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={held}
      onClear={() => change({ status: '', jenis: '', metode: '', sumber: '' })}
    >
      {filterChoices.map(({ name, label, options }) => (
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
