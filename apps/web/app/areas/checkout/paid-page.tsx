import type { SellableKind } from '@naikkelas/contract'
import { type OrderDetails, purchasePaths } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { OrderFacts } from '../../shared/orders/order-facts.tsx'
import { contentId, SiteShell } from '../../shared/shell/site-shell.tsx'

interface PaidPageProps {
  learner: { name: string; number: number; picture: string | null }
  order: OrderDetails
}

/** What happens now, by kind. */
const next: Readonly<Record<SellableKind, string>> = {
  course: 'Kelasnya sudah menjadi milik Anda.',
  tool: 'Lisensinya sudah menjadi milik Anda.',
  event: 'Kursi Anda sudah tercatat. Tautan atau alamatnya ada di pesanan ini.',
  service: 'Tim kami menghubungi Anda untuk memulai.',
  add_on: 'Mentor Anda menghubungi Anda untuk mengatur jadwal.',
  partner_package: 'Paket Anda sudah aktif.',
}

/** Where who has paid ends up. */
export function PaidPage({ learner, order }: PaidPageProps) {
  const { item, code } = order
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <div className="flex flex-col gap-2">
          <p role="status" className="text-app-md font-semibold text-ok">
            Pembayaran berhasil
          </p>
          <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">Terima kasih, {learner.name}</h1>
          <p className="text-app-md text-muted wrap-anywhere">
            {item.name}. {next[item.kind]}
          </p>
        </div>
        <section className="rounded-surface border border-line bg-surface p-5 sm:p-6" aria-label="Rincian">
          <OrderFacts order={order} invoiceNumber={order.invoiceNumber} />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <a href={`${purchasePaths[item.kind]}/${code}`}>Lihat pesanan</a>
          </Button>
          {order.invoiceNumber !== null && (
            <Button asChild variant="secondary">
              <a href={`/api/me/orders/${code}/invoice`} download>
                Unduh invoice
              </a>
            </Button>
          )}
          <Button asChild variant="secondary">
            <a href="/pembelian-saya">Pembelian saya</a>
          </Button>
        </div>
      </main>
    </SiteShell>
  )
}
