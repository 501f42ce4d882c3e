import { type HighlightList, orderHighlights } from '@naikkelas/contract/site'
import { call } from '../../../shared/api/call.ts'
import { OrderedRecordList } from '../content/ordered-record-list.tsx'

interface HighlightsPageProps {
  list: HighlightList
  isArchive: boolean
  mayChange: boolean
}

const kindWords: Readonly<Record<string, string>> = { course: 'Kelas', event: 'Acara' }

/** Courses and events above the lists of their kind, in the order of those lists. */
export function HighlightsPage({ list: { items }, ...rest }: HighlightsPageProps) {
  return (
    <OrderedRecordList
      {...rest}
      title="Sorotan"
      description="Di atas daftar kelas dan acara; tiga teratas yang tampil. Seret untuk mengubah urutannya."
      href="/admin/sorotan"
      emptyTitle="Belum ada sorotan"
      items={items}
      lineOf={({ sellable }) =>
        sellable === null ? 'Kelas atau acaranya belum dipilih' : `${kindWords[sellable.kind]}: ${sellable.name}`
      }
      sendOrder={(ids) => call(orderHighlights, { body: ids })}
    />
  )
}
