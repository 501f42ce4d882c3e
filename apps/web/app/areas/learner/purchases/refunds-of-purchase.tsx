import type { OwnRefund } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatDateTime } from '@naikkelas/contract/time'
import { Link } from '@naikkelas/ui/link'

interface RefundsOfPurchaseProps {
  /** Of the order. */
  code: string
  refunds: readonly OwnRefund[]
}

/** What went back of a purchase, and what is on its way. */
export function RefundsOfPurchase({ code, refunds }: RefundsOfPurchaseProps) {
  return (
    <section
      aria-label="Dana yang dikembalikan"
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="text-app-xl font-semibold">Dana yang dikembalikan</h2>
      <ul className="flex flex-col gap-4">
        {refunds.map(({ id, amount, isWhole, isUnallocated, decidedAt, sentAt, creditNoteNumber }) => (
          <li key={id} className="flex flex-col gap-1 text-app-md">
            <b className="tabular-nums">{formatRupiah(amount)}</b>
            <span>{sentAt === null ? 'Sedang dikirim kembali' : `Dikirim ${formatDateTime(sentAt)}`}</span>
            <span className="text-app-sm text-muted">
              Diputuskan {formatDateTime(decidedAt)}.{' '}
              {isUnallocated ? 'Uang ini tidak termasuk harga pesanan.' : accessWords(isWhole)}
            </span>
            {creditNoteNumber !== null && (
              <p>
                <Link href={`/api/me/orders/${code}/refunds/${id}/credit-note`} download>
                  Unduh nota kredit {creditNoteNumber}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const accessWords = (isWhole: boolean) =>
  isWhole ? 'Seluruh pembayaran kembali, jadi aksesnya ditutup.' : 'Aksesnya tetap terbuka.'
