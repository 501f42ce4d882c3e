import type { OutputFor } from '@naikkelas/contract'
import { couponUsesAtMost, type listCouponUses } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { formatDateTime } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { Panel } from '../kit/panel.tsx'
import { useTones, useWords } from './coupon-words.ts'

export type CouponUse = OutputFor<typeof listCouponUses>[number]

/** The last orders that it was used for. */
export function CouponUses({ uses }: { uses: readonly CouponUse[] }) {
  return (
    <Panel title="Pesanan dengan kupon ini">
      {uses.length === 0 && <p className="text-app-sm text-muted">Belum ada.</p>}
      {uses.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {uses.map(({ orderId, orderCode, name, buyer, state, isExempt, discount, total, at }) => (
            <li key={orderId} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 text-app-sm">
              <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5">
                <Link className="font-semibold underline wrap-anywhere" to={`/admin/transaksi/${orderId}`}>
                  {name}
                </Link>
                <span className="text-muted wrap-anywhere">
                  {buyer ?? 'Akun sudah dihapus'} · <span className="font-mono">{orderCode}</span> ·{' '}
                  {formatDateTime(at)}
                </span>
              </div>
              <div className="flex flex-col items-start gap-1 sm:items-end">
                <Badge tone={useTones[state]}>{useWords[state]}</Badge>
                <span className="tabular-nums">
                  {formatRupiah(total)} <span className="text-muted">(hemat {formatRupiah(discount)})</span>
                </span>
                {isExempt && <span className="text-muted">Di luar batas kupon</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {uses.length === couponUsesAtMost && (
        <p className="text-app-sm text-muted">Hanya {couponUsesAtMost} terakhir yang tampil.</p>
      )}
    </Panel>
  )
}
