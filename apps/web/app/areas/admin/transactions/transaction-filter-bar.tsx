import { Field } from '@naikkelas/ui/field'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { rangeWords } from '../lists/range-words.ts'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { TransactionFilters } from './transaction-filters.ts'
import { filterChoices } from './transaction-words.ts'

export function TransactionFilterBar({ filters }: { filters: TransactionFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { status, kind, method, source, from, until, proof } = filters
  const noDays = { sejak: '', sampai: '' }
  const values = {
    status: String(status ?? ''),
    jenis: kind ?? '',
    metode: String(method ?? ''),
    sumber: String(source ?? ''),
    bukti: proof === undefined ? '' : 'menunggu',
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
      filters={[
        ...held,
        ...(from === '' && until === ''
          ? []
          : [{ id: 'days', label: `Dipesan: ${rangeWords({ from, until })}`, onRemove: () => change(noDays) }]),
      ]}
      onClear={() => change({ status: '', jenis: '', metode: '', sumber: '', bukti: '', ...noDays })}
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
      <Field label="Dipesan">
        <DaysFilter
          from={from}
          until={until}
          onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
        />
      </Field>
    </FilterBar>
  )
}
