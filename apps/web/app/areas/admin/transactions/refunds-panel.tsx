import type { OrderRefund, RefundsOfOrder, RefundState } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { Link } from '@naikkelas/ui/link'
import { useState } from 'react'
import { Panel } from '../kit/panel.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { SendRefundDialog } from './send-refund-dialog.tsx'

interface RefundsPanelProps {
  orderId: string
  refunds: RefundsOfOrder
  mayRefund: boolean
}

const stateWords = {
  requested: 'Belum dikirim',
  pending: 'Diproses gateway',
  succeeded: 'Terkirim',
  failed: 'Ditolak gateway',
} as const
const stateTones = { requested: 'warn', pending: 'warn', succeeded: 'ok', failed: 'danger' } as const

/** What went back of the money of an order, what is on its way, and how much can. */
export function RefundsPanel({ orderId, refunds, mayRefund }: RefundsPanelProps) {
  const [isRefunding, setIsRefunding] = useState(false)
  const [sent, setSent] = useState<OrderRefund | null>(null)
  return (
    <Panel title="Pengembalian dana">
      {refunds.items.length === 0 && <p className="text-app-sm text-muted">Belum ada dana yang dikembalikan.</p>}
      <ul className="flex flex-col gap-5">
        {refunds.items.map((one) => (
          <li key={one.id} className="flex flex-col items-start gap-1 text-app-sm">
            <RefundFacts orderId={orderId} refund={one} />
            {mayRefund && awaitsTransfer(one) && (
              <Button variant="secondary" size="sm" onClick={() => setSent(one)}>
                Catat transfer
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refunds.left > 0 && refunds.items.length > 0 && (
        <p className="pt-4 text-app-sm text-muted">Sisa {formatRupiah(refunds.left)}</p>
      )}
      {mayRefund && refunds.left > 0 && (
        <div className="pt-4">
          <Button variant="secondary" onClick={() => setIsRefunding(true)}>
            Kembalikan dana
          </Button>
        </div>
      )}
      {isRefunding && <RefundDialog orderId={orderId} refunds={refunds} onClose={() => setIsRefunding(false)} />}
      {sent && <SendRefundDialog orderId={orderId} refund={sent} onClose={() => setSent(null)} />}
    </Panel>
  )
}

/** What is on its way by a gateway may still arrive. */
const awaitsTransfer = ({ state, gateway }: OrderRefund) =>
  state === ('failed' satisfies RefundState) || (state === 'requested' && gateway === null)

function RefundFacts({ orderId, refund }: { orderId: string; refund: OrderRefund }) {
  const { id, amount, state, reason, lateReason, transfer, gateway, failure, creditNoteNumber } = refund
  return (
    <>
      <b className="text-app-md tabular-nums">{formatRupiah(amount)}</b>
      <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      <span className="text-muted">{byWhom(refund.decidedBy, refund.decidedAt)}</span>
      <span className="wrap-anywhere">{reason}</span>
      {lateReason !== null && <span className="wrap-anywhere">Setelah waktunya: {lateReason}</span>}
      {failure !== null && <span className="text-danger wrap-anywhere">{failure}</span>}
      {transfer === null && gateway !== null && <span>Lewat {gateway}</span>}
      {transfer !== null && (
        <span className="wrap-anywhere">
          {transfer.bank} {transfer.number} a.n. {transfer.holder}, referensi {transfer.reference}
          {transfer.note !== '' && `. ${transfer.note}`}
        </span>
      )}
      {refund.sentAt !== null && <span className="text-muted">Terkirim: {byWhom(refund.sentBy, refund.sentAt)}</span>}
      {creditNoteNumber !== null && (
        <Link href={`/api/admin/transactions/${orderId}/refunds/${id}/credit-note`} download>
          Nota kredit {creditNoteNumber}
        </Link>
      )}
    </>
  )
}

const byWhom = (name: string | null, at: string) => (name === null ? '' : `${name}, `) + formatDateTime(at)
