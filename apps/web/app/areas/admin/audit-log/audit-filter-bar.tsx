import { Field } from '@naikkelas/ui/field'
import type { ActiveFilter } from '@naikkelas/ui/filter-popover'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
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
    <FilterBar
      size="sm"
      search={{
        label: 'Cari ID data',
        placeholder: 'Cari ID data',
        words: search,
        onType: type,
        maxLength: 200,
        className: 'min-w-0 flex-1 sm:max-w-72',
      }}
      filters={activeFilters()}
      onClear={() => change(none)}
    >
      <FilterChoice
        label="Admin"
        value={adminId}
        options={[{ value: '', label: 'Semua admin' }, ...admins.map(({ id, name }) => ({ value: id, label: name }))]}
        onChoose={(value) => change({ admin: value })}
      />
      <FilterChoice
        label="Jenis data"
        value={recordType}
        options={[{ value: '', label: 'Semua jenis' }, ...recordTypes]}
        onChoose={(value) => change({ jenis: value })}
      />
      <Field label="Tanggal">
        <DaysFilter
          from={from}
          until={until}
          onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
        />
      </Field>
    </FilterBar>
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
