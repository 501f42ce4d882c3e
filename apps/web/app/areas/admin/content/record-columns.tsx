import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContentRecordFacts } from './content-record.ts'
import { stateBadge } from './publication-words.ts'

/** The title, which leads to the record, with a line below it. */
export const titleColumn = <Item extends ContentRecordFacts>(
  href: string,
  header: string,
  belowOf: (item: Item) => ReactNode,
): DataTableColumn<Item> => ({
  id: 'title',
  header,
  cell: (item) => (
    <div className="min-w-44">
      <Link
        to={`${href}/${item.id}`}
        className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {item.value.title}
      </Link>
      <span className="line-clamp-2 text-app-xs text-muted wrap-anywhere">{belowOf(item)}</span>
    </div>
  ),
})

export const stateColumn = <Item extends ContentRecordFacts>(
  startsAtOf: (item: Item) => string | null = () => null,
): DataTableColumn<Item> => ({
  id: 'state',
  header: 'Status',
  cell: (item) => <Badge {...stateBadge({ ...item, startsAt: startsAtOf(item) })} />,
})

export const changedColumn: DataTableColumn<ContentRecordFacts> = {
  id: 'changed',
  header: 'Diubah',
  isWideOnly: true,
  cell: ({ updatedAt }) => (
    <time dateTime={updatedAt} className="whitespace-nowrap">
      {formatDate(updatedAt)}
    </time>
  ),
}
