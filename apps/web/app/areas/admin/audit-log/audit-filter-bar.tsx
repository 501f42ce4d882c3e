import { Field } from '@naikkelas/ui/field'
import { type ActiveFilter, FilterPopover } from '@naikkelas/ui/filter-popover'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { rangeWords } from '../lists/range-words.ts'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { AuditFilters } from './audit-filters.ts'
import { recordTypes, recordWords } from './audit-words.ts'

interface AuditFilterBarProps {
  filters: AuditFilters
  admins: readonly { id: string; name: string }[]
}

const none = { admin: '', jenis: '', sejak: '', sampai: '' }

/** Search by the id of a record, and filters of the audit log. */
export function AuditFilterBar({ filters, admins }: AuditFilterBarProps) {
  const { search, type, change } = useAddressFilters(filters.recordId)
  const { adminId, recordType, from, until } = filters
  return (
    <section aria-label="Saring" className="flex w-full min-w-0 flex-wrap items-center gap-3 lg:w-auto lg:flex-1">
      <Field label="Cari ID data" isLabelHidden className="min-w-0 flex-1 sm:max-w-72">
        <Input
          type="search"
          size="sm"
          value={search}
          placeholder="Cari ID data"
          maxLength={200}
          start={<Icon name="cari" size={16} />}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <FilterPopover size="sm" filters={activeFilters()} onClear={() => change(none)}>
        <Field label="Admin">
          <Select value={adminId} onChange={(event) => change({ admin: event.target.value })}>
            <option value="">Semua admin</option>
            {admins.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Jenis data">
          <Select value={recordType} onChange={(event) => change({ jenis: event.target.value })}>
            <option value="">Semua jenis</option>
            {recordTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Tanggal">
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
    const admin = admins.find(({ id }) => id === adminId)?.name ?? 'lain'
    return [
      ...(adminId === '' ? [] : [{ id: 'admin', label: `Admin: ${admin}`, onRemove: () => change({ admin: '' }) }]),
      ...(recordType === ''
        ? []
        : [{ id: 'type', label: `Jenis: ${recordWords(recordType)}`, onRemove: () => change({ jenis: '' }) }]),
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
