import type { OutputFor } from '@naikkelas/contract'
import { type countLeads, leadStatuses } from '@naikkelas/contract/marketing'
import { Field } from '@naikkelas/ui/field'
import { type ActiveFilter, FilterPopover } from '@naikkelas/ui/filter-popover'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { DaysFilter } from '../inputs/days-filter.tsx'
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
    <section aria-label="Saring" className="flex w-full min-w-0 flex-wrap items-center gap-3 lg:w-auto lg:flex-1">
      <Field label="Cari prospek" isLabelHidden className="min-w-0 flex-1 sm:max-w-80">
        <Input
          type="search"
          size="sm"
          value={search}
          placeholder="Cari nama, nomor, atau jawaban"
          maxLength={80}
          start={<Icon name="cari" size={16} />}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <FilterPopover size="sm" filters={activeFilters()} onClear={() => change(none)}>
        <Field label="Dari halaman">
          <Select value={pageId} onChange={(event) => change({ 'dari-halaman': event.target.value })}>
            <option value="">Semua halaman</option>
            {counts.map((page) => (
              <option key={page.pageId} value={page.pageId}>
                {page.pageName} ({page.total})
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Status">
          <Select value={status ?? ''} onChange={(event) => change({ status: event.target.value })}>
            <option value="">Semua status</option>
            {leadStatuses.map((one) => (
              <option key={one} value={one}>
                {leadStatusNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Tanggal kirim">
          <DaysFilter
            from={from}
            until={until}
            onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
          />
        </Field>
      </FilterPopover>
    </section>
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
