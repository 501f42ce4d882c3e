import type { OutputFor } from '@naikkelas/contract'
import {
  changeHighlightStatus,
  type Highlight,
  type HighlightKind,
  highlightKinds,
  type listHighlights,
} from '@naikkelas/contract/site'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { bintang } from '@naikkelas/ui/icons/drawings'
import { changeStatusBy } from '../content/change-status.ts'
import type { ContentFilters } from '../content/content-filters.ts'
import { changedColumn, stateColumn, titleColumn } from '../content/record-columns.tsx'
import { RecordList } from '../content/record-list.tsx'

interface HighlightsPageProps {
  list: OutputFor<typeof listHighlights>
  filters: ContentFilters & { kind: HighlightKind | undefined }
  mayChange: boolean
}

const href = '/admin/sorotan'

const kindWords: Readonly<Record<HighlightKind, string>> = { course: 'Kelas', event: 'Acara' }

/** Courses and events above the lists of their kind, in the order of those lists. */
export function HighlightsPage({ list, filters, mayChange }: HighlightsPageProps) {
  return (
    <RecordList
      title="Sorotan"
      description="Kelas dan acara pilihan, di atas daftarnya. Paling banyak tiga yang tampil bersamaan."
      href={href}
      noun="sorotan"
      icon={bintang}
      list={list}
      columns={columns}
      filters={filters}
      placeholder="Judul atau ringkasan"
      further={{
        name: 'jenis',
        label: 'Jenis',
        value: filters.kind ?? '',
        options: [
          { value: '', label: 'Semua' },
          ...highlightKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
        ],
      }}
      change={changeStatusBy(changeHighlightStatus)}
      mayChange={mayChange}
    />
  )
}

const columns: readonly DataTableColumn<Highlight>[] = [
  titleColumn(href, 'Judul', ({ sellable }) => sellable?.name ?? 'Belum dipilih'),
  {
    id: 'kind',
    header: 'Jenis',
    cell: ({ sellable }) =>
      sellable === null ? <span className="text-muted">Belum ada</span> : kindWords[sellable.kind as HighlightKind],
  },
  stateColumn(({ value }) => value.startsAt),
  { id: 'position', header: 'Urutan', align: 'end', cell: ({ value }) => value.position },
  changedColumn,
]
