import { type LegalKind, legalKinds, legalLabels, type OutputFor } from '@naikkelas/contract'
import { changeLegalTextStatus, type LegalText, type listLegalTexts } from '@naikkelas/contract/content'
import { startOfDay } from '@naikkelas/contract/time'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDay } from '@naikkelas/ui/format'
import { perisai } from '@naikkelas/ui/icons/drawings'
import { changeStatusBy } from '../content/change-status.ts'
import type { ContentFilters } from '../content/content-filters.ts'
import { changedColumn, stateColumn, titleColumn } from '../content/record-columns.tsx'
import { RecordList } from '../content/record-list.tsx'

interface LegalTextsPageProps {
  list: OutputFor<typeof listLegalTexts>
  filters: ContentFilters & { kind: LegalKind | undefined }
  mayChange: boolean
}

const href = '/admin/ketentuan'

/** Versions of the legal texts after the built-in ones. */
export function LegalTextsPage({ list, filters, mayChange }: LegalTextsPageProps) {
  return (
    <RecordList
      title="Ketentuan"
      description="Versi baru kebijakan privasi, syarat, dan penafian. Versi 1 adalah teks bawaan; yang lama tetap dapat dibaca."
      href={href}
      noun="versi"
      icon={perisai}
      list={list}
      columns={columns}
      filters={filters}
      placeholder="Yang berubah"
      further={{
        name: 'jenis',
        label: 'Jenis',
        value: filters.kind ?? '',
        options: [
          { value: '', label: 'Semua' },
          ...legalKinds.map((kind) => ({ value: kind, label: legalLabels[kind] })),
        ],
      }}
      change={changeStatusBy(changeLegalTextStatus)}
      mayChange={mayChange}
    />
  )
}

const columns: readonly DataTableColumn<LegalText>[] = [
  titleColumn(href, 'Yang berubah', ({ value, textVersion }) =>
    textVersion === null ? legalLabels[value.kind] : `${legalLabels[value.kind]}, versi ${textVersion}`,
  ),
  {
    id: 'validFrom',
    header: 'Berlaku sejak',
    cell: ({ value }) =>
      value.validFrom === null ? <span className="text-muted">Belum dipilih</span> : formatDay(value.validFrom),
  },
  stateColumn(({ value }) => value.validFrom && startOfDay(value.validFrom).toISOString()),
  changedColumn,
]
