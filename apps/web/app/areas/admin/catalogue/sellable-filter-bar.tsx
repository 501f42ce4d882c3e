import type { SellableKind } from '@naikkelas/contract'
import { type Category, courseTypeWords, sellableStates } from '@naikkelas/contract/commerce'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { SellableFilters } from './sellable-filters.ts'
import { optionsOf, sortWords, stateWords } from './sellable-words.ts'

interface SellableFilterBarProps {
  kind: SellableKind
  filters: SellableFilters
  categories: readonly Category[]
}

const ownerWords = { 1: 'Naikkelas', 2: 'Mitra' } as const

export function SellableFilterBar({ kind, filters, categories }: SellableFilterBarProps) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { state, courseType, categoryId, owner, sort } = filters
  const category = categories.find(({ id }) => id === categoryId)
  const held = [
    ...(state === undefined ? [] : [{ id: 'status', label: `Status: ${stateWords[state]}` }]),
    ...(courseType === undefined
      ? []
      : [{ id: 'tipe', label: `Tipe: ${courseTypeWords[courseType as keyof typeof courseTypeWords]}` }]),
    ...(categoryId === undefined ? [] : [{ id: 'kategori', label: `Kategori: ${category?.value.name ?? 'lain'}` }]),
    ...(owner === undefined
      ? []
      : [{ id: 'pemilik', label: `Pemilik: ${ownerWords[owner as keyof typeof ownerWords]}` }]),
    ...(sort === undefined ? [] : [{ id: 'urut', label: `Urutan: ${sortWords[sort]}` }]),
  ]
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Nama, tautan, atau nomor',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={held.map((one) => ({ ...one, onRemove: () => change({ [one.id]: '' }) }))}
      onClear={() => change({ status: '', tipe: '', kategori: '', pemilik: '', urut: '' })}
    >
      <FilterChoice
        label="Status"
        value={state ?? ''}
        options={[
          { value: '', label: 'Selain yang diarsipkan' },
          ...sellableStates.map((one) => ({ value: one, label: stateWords[one] })),
        ]}
        onChoose={(value) => change({ status: value })}
      />
      {kind === 'course' && (
        <FilterChoice
          label="Tipe"
          value={String(courseType ?? '')}
          options={[{ value: '', label: 'Semua' }, ...optionsOf(courseTypeWords)]}
          onChoose={(value) => change({ tipe: value })}
        />
      )}
      <FilterChoice
        label="Kategori"
        value={categoryId ?? ''}
        options={[
          { value: '', label: 'Semua' },
          ...categories.map(({ id, value }) => ({ value: id, label: value.name })),
        ]}
        onChoose={(value) => change({ kategori: value })}
      />
      <FilterChoice
        label="Pemilik"
        value={String(owner ?? '')}
        options={[{ value: '', label: 'Semua' }, ...optionsOf(ownerWords)]}
        onChoose={(value) => change({ pemilik: value })}
      />
      <FilterChoice
        label="Urutan"
        value={String(sort ?? '')}
        options={[
          { value: '', label: 'Susunan sendiri' },
          ...sortWords.map((label, code) => ({ value: String(code), label })),
        ]}
        onChoose={(value) => change({ urut: value })}
      />
    </FilterBar>
  )
}
