import type { ShownPicture } from '@naikkelas/contract'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { SortableList } from '../kit/sortable-list/sortable-list.tsx'
import { thumbnailOf } from '../media/thumbnail.ts'
import type { ContentRecordFacts } from './content-record.ts'
import { stateBadge } from './publication-words.ts'
import { type SendOrder, useStoredOrder } from './use-stored-order.ts'

interface OrderedRecord extends ContentRecordFacts {
  value: { title: string; startsAt: string | null }
  picture: ShownPicture | null
}

interface OrderedRecordListProps<Item extends OrderedRecord> {
  title: string
  description: string
  /** Where it is; a record is at its id below, a new one at `baru`. */
  href: string
  emptyTitle: string
  items: readonly Item[]
  isArchive: boolean
  mayChange: boolean
  /** Below its title. */
  lineOf: (item: Item) => string
  sendOrder: SendOrder<Item>
}

/** Records in the order in which they are shown; what is put down at another place is stored at once. */
export function OrderedRecordList<Item extends OrderedRecord>({
  title,
  description,
  href,
  emptyTitle,
  items: loaded,
  isArchive,
  mayChange,
  lineOf,
  sendOrder,
}: OrderedRecordListProps<Item>) {
  const { items, notice, store } = useStoredOrder(loaded, sendOrder)
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to={`${href}/baru`}>Tambah</Link>
    </Button>
  )
  return (
    <AdminScreen title={title} description={description} actions={add}>
      <div className="flex max-w-4xl flex-col gap-4">
        {notice && (
          <Alert tone={notice.tone} isLive title={notice.title}>
            {notice.text}
          </Alert>
        )}
        <p>
          <Link
            to={isArchive ? href : `${href}?status=archived`}
            className="inline-flex min-h-9 items-center text-app-sm underline underline-offset-4"
          >
            {isArchive ? 'Kembali ke yang dipakai' : 'Lihat arsip'}
          </Link>
        </p>
        {items.length === 0 &&
          (isArchive ? (
            <EmptyState title="Arsip kosong" />
          ) : (
            <EmptyState
              title={emptyTitle}
              text="Yang ditambahkan menjadi draf, dan baru tampil setelah diterbitkan."
              action={add}
            />
          ))}
        <SortableList
          label={title}
          items={items}
          idOf={({ id }) => id}
          nameOf={({ value }) => value.title}
          onReorder={store}
          isDisabled={!mayChange || isArchive}
        >
          {(item) => <OrderedRow item={item} href={href} line={lineOf(item)} />}
        </SortableList>
      </div>
    </AdminScreen>
  )
}

function OrderedRow({ item, href, line }: { item: OrderedRecord; href: string; line: string }) {
  const { id, value, picture } = item
  return (
    <span className="flex min-h-16 items-center gap-3">
      <span className="hidden aspect-video w-24 shrink-0 overflow-hidden rounded-box border border-line bg-ground sm:block">
        {picture && <img src={thumbnailOf(picture)} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={`${href}/${id}`}
          className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {value.title}
        </Link>
        <span className="block text-app-xs text-muted">{line}</span>
      </span>
      <Badge {...stateBadge({ ...item, startsAt: value.startsAt })} />
    </span>
  )
}

/** What belongs to a list as it was loaded: another one starts over. */
export const listKey = (items: readonly { id: string; version: number }[], isArchive: boolean) =>
  `${isArchive} ${items.map(({ id, version }) => `${id}${version}`).join()}`
