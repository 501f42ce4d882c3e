import type { OrderDetails } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatDateTime } from '@naikkelas/contract/time'
import { CopyButton } from '@naikkelas/ui/copy-button'

/** How a manual transfer is made, step by step. */
export function TransferSteps({ order }: { order: OrderDetails }) {
  return (
    <ol className="flex list-decimal flex-col gap-3 ps-5 text-app-md">
      <li>
        Transfer tepat <b>{formatRupiah(order.total)}</b> ke salah satu rekening ini:
        <ul className="mt-2 flex flex-col gap-2">
          {order.bankAccounts.map(({ bank, number, holder }) => (
            <li
              key={`${bank} ${number}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-line px-4 py-3"
            >
              <div className="min-w-0">
                <span className="block font-semibold">{bank}</span>
                <span className="block font-mono text-app-lg tracking-wide select-all">{number}</span>
                <span className="block text-app-sm text-muted">a.n. {holder}</span>
              </div>
              <CopyButton text={number} what={`nomor rekening ${bank}`} isHiddenWithoutScript />
            </li>
          ))}
        </ul>
      </li>
      <li>
        Tulis kode <b className="font-mono tracking-wide select-all">{order.code}</b> di berita transfer, kalau bank
        Anda menyediakannya.
      </li>
      <li>Lakukan paling lambat {formatDateTime(order.expiresAt)}. Setelah itu pesanan ini berakhir.</li>
      <li>Kami memeriksa rekening setiap hari kerja. Begitu transfernya kami terima, Anda mendapat e-mail.</li>
    </ol>
  )
}
