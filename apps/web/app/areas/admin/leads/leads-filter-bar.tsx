import type { OutputFor } from '@naikkelas/contract'
import { type countLeads, leadStatuses } from '@naikkelas/contract/marketing'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { type LeadFilters, leadStatusNames } from './lead-filters.ts'

interface LeadsFilterBarProps {
  filters: LeadFilters
  counts: OutputFor<typeof countLeads>
}

/** Search and filters of the prospects. */
export function LeadsFilterBar({ filters, counts }: LeadsFilterBarProps) {
  const { search, type, change } = useAddressFilters(filters.search)
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto_auto]">
      <Field label="Cari prospek" isLabelHidden className="max-lg:col-span-2">
        <Input
          type="search"
          value={search}
          placeholder="Cari nama, nomor, atau jawaban"
          maxLength={80}
          start={<Icon name="cari" size={16} />}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Field label="Dari halaman" isLabelHidden className="max-sm:col-span-2">
        <Select value={filters.pageId} onChange={(event) => change({ 'dari-halaman': event.target.value })}>
          <option value="">Semua halaman</option>
          {counts.map(({ pageId, pageName, total }) => (
            <option key={pageId} value={pageId}>
              {pageName} ({total})
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Status" isLabelHidden className="max-sm:col-span-2">
        <Select value={filters.status ?? ''} onChange={(event) => change({ status: event.target.value })}>
          <option value="">Semua status</option>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {leadStatusNames[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Sejak tanggal" isLabelHidden className="max-sm:col-span-2">
        <Input
          type="date"
          start="Sejak"
          value={filters.from}
          max={filters.until}
          onChange={(event) => change({ sejak: event.target.value })}
        />
      </Field>
      <Field label="Sampai tanggal" isLabelHidden className="max-sm:col-span-2">
        <Input
          type="date"
          start="Sampai"
          value={filters.until}
          min={filters.from}
          onChange={(event) => change({ sampai: event.target.value })}
        />
      </Field>
    </div>
  )
}
