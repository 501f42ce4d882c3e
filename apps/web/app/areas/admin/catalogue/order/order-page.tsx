import { type CatalogueOrder, moveInCatalogue, orderedAtMost, type OrderedList } from '@naikkelas/contract/commerce'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { AdminScreen } from '../../kit/admin-screen.tsx'
import { SortableList } from '../../kit/sortable-list/sortable-list.tsx'
import { activityBadge } from '../activity-badge.ts'
import { singleMove } from './single-move.ts'

interface OrderPageProps {
  screen: { list: OrderedList; path: string; title: string }
  order: CatalogueOrder
  mayChange: boolean
}

type Ordered = CatalogueOrder['items'][number]

interface Notice {
  tone: 'warn' | 'danger'
  title: string
  text?: string
}

/** The order in which visitors see a list. What is put down at another place is stored at once. */
export function OrderPage({ screen, order: loaded, mayChange }: OrderPageProps) {
  const [items, setItems] = useState<readonly Ordered[]>(loaded.items)
  const [notice, setNotice] = useState<Notice | null>(null)
  /** As it is stored. */
  const stored = useRef(loaded)
  // Moves are sent one after the other; those that wait when one is refused are given up with it.
  const sending = useRef(Promise.resolve())
  const refusals = useRef(0)
  const send = async (next: readonly Ordered[]) => {
    const move = singleMove(idsOf(stored.current.items), idsOf(next))
    if (!move) return
    try {
      const body = { version: stored.current.version, moves: [move] }
      stored.current = await call(moveInCatalogue, { params: { list: screen.list }, body })
    } catch (error) {
      refusals.current += 1
      const theirs =
        error instanceof ApiError && error.code === 'order_changed' ? (error.theirs as CatalogueOrder) : null
      if (theirs) stored.current = theirs
      setItems(stored.current.items)
      setNotice(theirs ? overtaken(theirs) : { tone: 'danger', title: messageOf(error) })
    }
  }
  const store = (next: readonly Ordered[]) => {
    setItems(next)
    setNotice(null)
    const before = refusals.current
    sending.current = sending.current.then(() => (before === refusals.current ? send(next) : undefined))
  }
  return (
    <AdminScreen
      title={`Urutan ${screen.title}`}
      description="Seret, atau tekan Spasi lalu panah, untuk memindahkan. Urutan baru langsung tersimpan."
      back={{ href: screen.path, label: screen.title }}
      className="max-w-3xl"
    >
      {notice && (
        <Alert tone={notice.tone} isLive title={notice.title}>
          {notice.text}
        </Alert>
      )}
      {items.length === 0 && <EmptyState title="Belum ada yang diurutkan" />}
      <SortableList
        label={screen.title}
        items={items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onReorder={store}
        isDisabled={!mayChange}
      >
        {({ name, status }) => (
          <span className="flex min-h-10 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {status === 0 && <Badge {...activityBadge(status)} />}
          </span>
        )}
      </SortableList>
      {items.length === orderedAtMost && (
        <p className="text-app-sm text-muted">Hanya {orderedAtMost} teratas yang dapat dipindahkan di sini.</p>
      )}
    </AdminScreen>
  )
}

const idsOf = (items: readonly Ordered[]) => items.map(({ id }) => id)

const overtaken = ({ changedBy }: CatalogueOrder): Notice => ({
  tone: 'warn',
  title: `${changedBy ?? 'Admin lain'} mengubah urutan ini lebih dahulu`,
  text: 'Di bawah ini urutan terbaru. Pindahkan lagi yang perlu.',
})
