import type { ContentRecordFacts } from './content-record.ts'
import { publicationsAtOnce } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import type { IconDrawing } from '@naikkelas/ui/icons/drawings'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { useSelectedIds } from '../kit/use-selected-ids.ts'
import { withFilter } from '../lists/with-filter.ts'
import type { ChangeStatus } from './change-status.ts'
import { ContentFilterBar, type FurtherFilter } from './content-filter-bar.tsx'
import { type ContentFilters, pageAt } from './content-filters.ts'
import { BulkPublicationActions } from './publication-actions.tsx'

interface RecordListProps<Item extends ContentRecordFacts> {
  title: string
  description: string
  /** Where it is; a record is at its id below, a new one at `baru`. */
  href: string
  /** What one of them is called, in the middle of a sentence. */
  noun: string
  icon: IconDrawing
  list: { items: readonly Item[]; next: string | null; previous: string | null }
  columns: readonly DataTableColumn<Item>[]
  filters: ContentFilters
  placeholder: string
  further?: FurtherFilter
  change: ChangeStatus
  mayChange: boolean
  /** Beside "Tambah". */
  actions?: ReactNode
}

/** Records of one kind: searched, narrowed down, opened, and changed several at once. */
export function RecordList<Item extends ContentRecordFacts>({
  title,
  description,
  href,
  noun,
  icon,
  list,
  columns,
  filters,
  placeholder,
  further,
  change,
  mayChange,
  actions,
}: RecordListProps<Item>) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const selection = useSelectedIds(publicationsAtOnce)
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to={`${href}/baru`}>Tambah</Link>
    </Button>
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title={title}
      description={description}
      actions={
        <>
          {actions}
          {add}
        </>
      }
    >
      <ResourceList
        caption={title}
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ value }) => value.title}
        onOpen={({ id }) => void navigate(`${href}/${id}`)}
        toolbar={<ContentFilterBar filters={filters} placeholder={placeholder} {...(further && { further })} />}
        isFiltered={filters.search !== '' || filters.state !== undefined || (further?.value ?? '') !== ''}
        empty={{
          title: `Belum ada ${noun}`,
          icon,
          text: 'Yang ditambahkan menjadi draf, dan baru tampil setelah diterbitkan.',
          action: add,
        }}
        noMatch={{ title: `Tidak ada ${noun} yang cocok`, text: 'Cari sebagian judulnya, atau hapus saringannya.' }}
        bulk={
          mayChange
            ? {
                selection,
                actions: (ids) => (
                  <BulkPublicationActions
                    ids={ids}
                    isArchive={filters.state === 'archived'}
                    change={change}
                    onDone={selection.clear}
                  />
                ),
              }
            : undefined
        }
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
    </AdminScreen>
  )
}
