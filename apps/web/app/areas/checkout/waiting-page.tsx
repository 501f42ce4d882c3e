import { type OrderDetails, checkoutPaths, purchasePaths } from '@naikkelas/contract/commerce'
import type { TransferProof } from '@naikkelas/contract/files'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatDateTime } from '@naikkelas/contract/time'
import { Button } from '@naikkelas/ui/button'
import { TimeLeft } from '@naikkelas/ui/time-left'
import type { FormResult } from '../../shared/forms/form-result.ts'
import { TransferSteps } from '../../shared/orders/transfer-steps.tsx'
import { contentId, SiteShell } from '../../shared/shell/site-shell.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { TransferProofs } from './transfer-proofs.tsx'

interface WaitingPageProps {
  learner: { name: string; number: number; picture: string | null }
  order: OrderDetails
  /** What was sent to show the transfer. */
  proofs: readonly TransferProof[]
  /** Why the last one was not taken. */
  refused: FormResult | undefined
}

/** What is left to do for an order that was just placed; its script follows the order without a reload. */
export function WaitingPage({ learner, order, proofs, refused }: WaitingPageProps) {
  const { payment, item, code, total } = order
  const checkout = `${checkoutPaths[item.kind]}/${item.number}`
  const isOver = payment?.state === 'failed' || payment?.state === 'closed'
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main
        id={contentId}
        className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16"
        data-order={code}
        data-state={`${order.status}.${payment?.state ?? ''}`}
      >
        <div className="flex flex-col gap-2">
          <p role="status" className="text-app-md font-semibold text-warn">
            Menunggu pembayaran
          </p>
          <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">
            {payment === null ? 'Tinggal transfer' : 'Bayar'} {formatRupiah(total)}
          </h1>
          <p className="text-app-md text-muted wrap-anywhere">untuk {item.name}</p>
          {payment !== null && !isOver && (
            <p className="text-app-md">
              Paling lambat {formatDateTime(order.expiresAt)}
              {/* True only while a script counts. */}
              <span data-counted hidden>
                , tinggal <TimeLeft until={order.expiresAt} ended="0 detik" className="font-semibold" />
              </span>
            </p>
          )}
        </div>
        {payment === null ? (
          <>
            <section className="rounded-surface border border-line bg-surface p-5 sm:p-6" aria-label="Cara bayar">
              <TransferSteps order={order} />
            </section>
            <TransferProofs proofs={proofs} refused={refused} />
          </>
        ) : (
          <>
            <PaymentPanel order={order} payment={payment} />
            {payment.action !== null && <PaymentInstructions channel={payment.channel} />}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {isOver && payment && (
            <Button asChild variant="primary">
              <a href={`${checkout}?metode=${payment.channel}`}>Coba lagi</a>
            </Button>
          )}
          <Button asChild variant="secondary">
            <a href={checkout}>Ganti metode</a>
          </Button>
          <Button asChild variant="secondary">
            <a href={`${purchasePaths[item.kind]}/${code}`}>Lihat pesanan</a>
          </Button>
        </div>
      </main>
    </SiteShell>
  )
}
