import { kindWords, paymentModes, paymentStatuses } from '@naikkelas/contract'
import {
  recheckTransaction,
  type RefundsOfOrder,
  resendOrderMail,
  type TransactionDetails,
  wayWords,
} from '@naikkelas/contract/commerce'
import type { TransferProof } from '@naikkelas/contract/files'
import { formatRupiah } from '@naikkelas/contract/money'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { formatDateTime } from '@naikkelas/ui/format'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { orderStanding } from '../../../shared/orders/order-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { ActButton } from './act-button.tsx'
import { ConfirmTransferDialog } from './confirm-transfer-dialog.tsx'
import { GatewayHistory } from './gateway-history.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { ProofList } from './proof-list.tsx'
import { RefundsPanel } from './refunds-panel.tsx'
import { caseWords } from './transaction-words.ts'

interface TransactionPageProps {
  transaction: TransactionDetails
  refunds: RefundsOfOrder
  /** What the buyer has sent to show the transfer. */
  proofs: readonly TransferProof[]
  mayConfirm: boolean
}

/** One order: who ordered what, the money that came in, and what the ledger has of it. */
export function TransactionPage({ transaction, refunds, proofs, mayConfirm }: TransactionPageProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { code, name, status, mode, buyer } = transaction
  const input = { params: { orderId: transaction.id } }
  const canBeConfirmed = mode === paymentModes.manual && status !== paymentStatuses.paid && buyer !== null
  return (
    <AdminScreen
      title={name}
      description={<span className="font-mono">{code}</span>}
      back={{ href: '/admin/transaksi', label: 'Transaksi' }}
      actions={
        mayConfirm && (
          <>
            {buyer !== null && (
              <ActButton done="E-mail dikirim ulang ke pembeli" act={() => call(resendOrderMail, input)}>
                Kirim ulang
              </ActButton>
            )}
            {transaction.attempts.length > 0 && (
              <ActButton done="Sudah dicocokkan dengan gateway" act={() => call(recheckTransaction, input)}>
                Periksa ulang
              </ActButton>
            )}
            {canBeConfirmed && (
              <Button variant="primary" onClick={() => setIsConfirming(true)}>
                Konfirmasi
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Pesanan">
            <OrderList transaction={transaction} />
          </Panel>
          <Panel title="Buku besar">
            <LedgerTable entries={transaction.ledger} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Uang masuk">
            {transaction.firstConfirmation !== null && (
              <Alert
                tone="info"
                title={`Menunggu konfirmasi admin lain: ${formatRupiah(transaction.firstConfirmation.amount)}`}
              >
                Dikonfirmasi pertama kali oleh {transaction.firstConfirmation.by ?? 'admin yang akunnya sudah dihapus'},{' '}
                {formatDateTime(transaction.firstConfirmation.at)}.
              </Alert>
            )}
            <PaymentList payments={transaction.payments} />
          </Panel>
          {proofs.length > 0 && (
            <Panel title="Bukti transfer">
              <ProofList proofs={proofs} />
            </Panel>
          )}
          {(refunds.items.length > 0 || refunds.left > 0) && (
            <RefundsPanel orderId={transaction.id} refunds={refunds} mayRefund={mayConfirm} />
          )}
          {transaction.invoice !== null && (
            <InvoicePanel orderId={transaction.id} invoice={transaction.invoice} mayNote={mayConfirm} />
          )}
          {transaction.attempts.length > 0 && (
            <Panel title="Gateway">
              <GatewayHistory attempts={transaction.attempts} webhooks={transaction.webhooks} />
            </Panel>
          )}
        </div>
      </div>
      {isConfirming && <ConfirmTransferDialog transaction={transaction} onClose={() => setIsConfirming(false)} />}
    </AdminScreen>
  )
}

function OrderList({ transaction }: { transaction: TransactionDetails }) {
  const standing = orderStanding(transaction)
  const { kind, name, buyer, maskedPhone, partner, price, discount, coupon, total, createdAt, expiresAt, paidAt } =
    transaction
  return (
    <DescriptionList>
      <DescriptionItem term="Status">
        <Badge tone={standing.tone}>{standing.words}</Badge>
      </DescriptionItem>
      <DescriptionItem term={kindWords[kind]}>{name}</DescriptionItem>
      <DescriptionItem term="Pembeli">
        {buyer === null ? (
          'Akun sudah dihapus'
        ) : (
          <>
            <Link className="underline" to={`/admin/pengguna/${buyer.id}`}>
              {buyer.name}
            </Link>
            <span className="block text-muted wrap-anywhere">{buyer.maskedEmail}</span>
            {maskedPhone !== null && <span className="block text-muted">{maskedPhone}</span>}
          </>
        )}
      </DescriptionItem>
      <DescriptionItem term="Mitra">{partner ?? 'Tidak ada'}</DescriptionItem>
      <DescriptionItem term="Harga">{formatRupiah(price)}</DescriptionItem>
      {discount > 0 && (
        <DescriptionItem term="Potongan">
          {formatRupiah(discount)}
          {coupon !== null && <span className="block font-mono text-muted wrap-anywhere">{coupon}</span>}
        </DescriptionItem>
      )}
      <DescriptionItem term="Total">
        <b>{formatRupiah(total)}</b>
      </DescriptionItem>
      <DescriptionItem term="Metode pembayaran">{wayWords(transaction)}</DescriptionItem>
      <DescriptionItem term="Dipesan">{formatDateTime(createdAt)}</DescriptionItem>
      {paidAt === null ? (
        <DescriptionItem term="Batas bayar">{formatDateTime(expiresAt)}</DescriptionItem>
      ) : (
        <DescriptionItem term="Dibayar">{formatDateTime(paidAt)}</DescriptionItem>
      )}
    </DescriptionList>
  )
}

function PaymentList({ payments }: Pick<TransactionDetails, 'payments'>) {
  if (payments.length === 0) return <p className="text-app-sm text-muted">Belum ada uang masuk.</p>
  return (
    <ul className="flex flex-col gap-4">
      {payments.map(({ id, amount, receivedAt, confirmedBy, gateway, note, case: problem, caseId, isCaseOpen }) => (
        <li key={id} className="flex flex-col items-start gap-1 text-app-sm">
          <b className="text-app-md tabular-nums">{formatRupiah(amount)}</b>
          {problem !== null && isCaseOpen && <Badge tone="warn">{caseWords[problem]}</Badge>}
          {problem !== null && (
            <Link className="underline" to={`/admin/kasus-pembayaran/${caseId}`}>
              {isCaseOpen ? 'Putuskan kasusnya' : `Kasus yang sudah diputuskan: ${caseWords[problem]}`}
            </Link>
          )}
          <span className="text-muted">
            {(confirmedBy ?? gateway) === null ? '' : `${confirmedBy ?? gateway}, `}
            {formatDateTime(receivedAt)}
          </span>
          {note !== '' && <span className="wrap-anywhere">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
