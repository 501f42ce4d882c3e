import { kindWords } from '@naikkelas/contract'
import { type Order, purchasePaths } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatDateTime } from '@naikkelas/contract/time'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { orderStanding } from '../../../shared/orders/order-words.ts'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'

interface PurchasesPageProps {
  learner: { name: string; number: number; picture: string | null }
  orders: { items: readonly Order[]; next: string | null }
  isFirst: boolean
}

/** Everything the learner ordered, newest first. */
export function PurchasesPage({ learner, orders, isFirst }: PurchasesPageProps) {
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <h1 className="text-app-3xl font-bold tracking-tight">Pembelian saya</h1>
        {orders.items.length === 0 ? (
          <EmptyState title={isFirst ? 'Belum ada pembelian' : 'Tidak ada lagi'} />
        ) : (
          <ul className="flex flex-col gap-3" aria-label="Pembelian saya">
            {orders.items.map((order) => (
              <li key={order.code}>
                <Purchase order={order} />
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-3">
          {!isFirst && (
            <Button asChild variant="secondary">
              <a href="/pembelian-saya">Ke yang terbaru</a>
            </Button>
          )}
          {orders.next !== null && (
            <Button asChild variant="secondary">
              <a href={`/pembelian-saya?setelah=${orders.next}`}>Berikutnya</a>
            </Button>
          )}
          {isFirst && orders.items.length === 0 && (
            <Button asChild variant="primary">
              <a href="/daftar-kelas-premium">Lihat kelas</a>
            </Button>
          )}
        </p>
      </main>
    </SiteShell>
  )
}

function Purchase({ order }: { order: Order }) {
  const standing = orderStanding(order)
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-surface border border-line bg-surface p-5">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-app-sm text-muted">
          {kindWords[order.item.kind]} · {formatDateTime(order.createdAt)}
        </p>
        <h2 className="text-app-lg font-semibold wrap-anywhere">
          <a className="underline" href={`${purchasePaths[order.item.kind]}/${order.code}`}>
            {order.item.name}
          </a>
        </h2>
        <p className="text-app-md tabular-nums">{order.total === 0 ? 'Gratis' : formatRupiah(order.total)}</p>
      </div>
      <Badge tone={standing.tone}>{standing.words}</Badge>
    </article>
  )
}
