import { paymentStatuses } from '@naikkelas/contract'
import { checkoutPaths, type OrderDetails, type OwnSubscription, waitingPath } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { OrderFacts } from '../../../shared/orders/order-facts.tsx'
import { orderStanding } from '../../../shared/orders/order-words.ts'
import { TransferSteps } from '../../../shared/orders/transfer-steps.tsx'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import { RefundsOfPurchase } from './refunds-of-purchase.tsx'
import { SubscriptionOfPurchase } from './subscription-of-purchase.tsx'
import { TicketOfPurchase } from './ticket-of-purchase.tsx'

interface PurchasePageProps {
  learner: { name: string; number: number; picture: string | null }
  order: OrderDetails
  /** That the order has paid a period of; null for any other. */
  subscription: OwnSubscription | null
  result: FormResult | undefined
}

/** One purchase: how it is paid while it waits, what was paid, or the way to order it again. */
export function PurchasePage({ learner, order, subscription, result }: PurchasePageProps) {
  const { item, status } = order
  const standing = orderStanding(order)
  const isWaiting = status === paymentStatuses.waitingForPayment
  const isGivenBack = order.refunded > 0 && order.refunded === order.total
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <p>
          <a className="inline-flex min-h-11 items-center text-app-sm underline" href="/pembelian-saya">
            Pembelian saya
          </a>
        </p>
        <div className="flex flex-col items-start gap-2">
          <Badge tone={standing.tone} role="status">
            {standing.words}
          </Badge>
          <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">{item.name}</h1>
        </div>
        {result?.message && <FormNotice>{result.message}</FormNotice>}
        {isWaiting && order.bankAccounts.length > 0 && (
          <section
            aria-label="Cara bayar"
            className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
          >
            <h2 className="text-app-xl font-semibold">Cara bayar</h2>
            <TransferSteps order={order} />
          </section>
        )}
        {order.ticket && <TicketOfPurchase code={order.code} ticket={order.ticket} />}
        <section
          aria-label="Rincian"
          className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
        >
          <h2 className="text-app-xl font-semibold">Rincian</h2>
          <OrderFacts order={order} invoiceNumber={order.invoiceNumber} />
        </section>
        {subscription !== null && <SubscriptionOfPurchase subscription={subscription} />}
        {order.refunds.length > 0 && <RefundsOfPurchase code={order.code} refunds={order.refunds} />}
        <div className="flex flex-wrap gap-3">
          {isWaiting && order.payment !== null && (
            <Button asChild variant="primary">
              <a href={waitingPath(order.code)}>Lihat cara bayar</a>
            </Button>
          )}
          {(status === paymentStatuses.expired || isGivenBack) && (
            <Button asChild variant="primary">
              <a href={`${checkoutPaths[item.kind]}/${item.number}`}>Pesan lagi</a>
            </Button>
          )}
          {order.invoiceNumber !== null && (
            <Button asChild variant="secondary">
              <a href={`/api/me/orders/${order.code}/invoice`} download>
                Unduh invoice
              </a>
            </Button>
          )}
          <Button asChild variant="secondary">
            <a href={item.address}>Lihat halamannya</a>
          </Button>
          {isWaiting && (
            <form method="post">
              <Button type="submit" variant="secondary">
                Batalkan pesanan
              </Button>
            </form>
          )}
        </div>
      </main>
    </SiteShell>
  )
}
