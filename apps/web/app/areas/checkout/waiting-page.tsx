import { type OrderDetails, purchasePaths } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Button } from '@naikkelas/ui/button'
import { TransferSteps } from '../../shared/orders/transfer-steps.tsx'
import { contentId, SiteShell } from '../../shared/shell/site-shell.tsx'

interface WaitingPageProps {
  learner: { name: string; number: number; picture: string | null }
  order: OrderDetails
}

/** What is left to do for an order that was just placed. */
export function WaitingPage({ learner, order }: WaitingPageProps) {
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <div className="flex flex-col gap-2">
          <p role="status" className="text-app-md font-semibold text-warn">
            Menunggu pembayaran
          </p>
          <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">
            Tinggal transfer {formatRupiah(order.total)}
          </h1>
          <p className="text-app-md text-muted wrap-anywhere">untuk {order.item.name}</p>
        </div>
        <section className="rounded-surface border border-line bg-surface p-5 sm:p-6" aria-label="Cara bayar">
          <TransferSteps order={order} />
        </section>
        <p>
          <Button asChild variant="secondary">
            <a href={`${purchasePaths[order.item.kind]}/${order.code}`}>Lihat pesanan</a>
          </Button>
        </p>
      </main>
    </SiteShell>
  )
}
