import type { OutputFor } from '@naikkelas/contract'
import { type countLeads, leadStatuses } from '@naikkelas/contract/marketing'
import { Field } from '@naikkelas/ui/field'
import type { ActiveFilter } from '@naikkelas/ui/filter-popover'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { rangeWords } from '../lists/range-words.ts'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { type LeadFilters, leadStatusNames } from './lead-filters.ts'

interface LeadsFilterBarProps {
  filters: LeadFilters
  counts: OutputFor<typeof countLeads>
}

/** Search and filters of the prospects. */
export function LeadsFilterBar({ filters, counts }: LeadsFilterBarProps) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { pageId, status, from, until } = filters
  const none = { 'dari-halaman': '', status: '', sejak: '', sampai: '' }
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari prospek',
        placeholder: 'Cari nama, nomor, atau jawaban',
        words: search,
        onType: type,
      }}
      filters={activeFilters()}
      onClear={() => change(none)}
    >
      <FilterChoice
        label="Dari halaman"
        value={pageId}
        options={[
          { value: '', label: 'Semua halaman' },
          ...counts.map((page) => ({ value: page.pageId, label: `${page.pageName} (${page.total})` })),
        ]}
        onChoose={(value) => change({ 'dari-halaman': value })}
      />
      <FilterChoice
        label="Status"
        value={status ?? ''}
        options={[
          { value: '', label: 'Semua status' },
          ...leadStatuses.map((one) => ({ value: one, label: leadStatusNames[one] })),
        ]}
        onChoose={(value) => change({ status: value })}
      />
      <Field label="Tanggal kirim">
        <DaysFilter
          from={from}
          until={until}
          onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
        />
      </Field>
    </FilterBar>
  )

  function activeFilters(): ActiveFilter[] {
    const page = counts.find((one) => one.pageId === pageId)?.pageName ?? 'lain'
    return [
      ...(pageId === ''
        ? []
        : [{ id: 'page', label: `Halaman: ${page}`, onRemove: () => change({ 'dari-halaman': '' }) }]),
      ...(status === undefined
        ? []
        : [{ id: 'status', label: `Status: ${leadStatusNames[status]}`, onRemove: () => change({ status: '' }) }]),
      ...(from === '' && until === ''
        ? []
        : [
            {
              id: 'days',
              label: `Tanggal: ${rangeWords({ from, until })}`,
              onRemove: () => change({ sejak: '', sampai: '' }),
            },
          ]),
    ]
  }
}
