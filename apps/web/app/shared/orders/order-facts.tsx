import { kindWords, paymentStatuses } from '@naikkelas/contract'
import { type Order, wayWords } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatDateTime } from '@naikkelas/contract/time'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'

interface OrderFactsProps {
  order: Order
  invoiceNumber: string | null
}

/** What was ordered, for how much, and when what happened. */
export function OrderFacts({ order, invoiceNumber }: OrderFactsProps) {
  const isWaiting = order.status === paymentStatuses.waitingForPayment
  return (
    <DescriptionList>
      <DescriptionItem term="Kode pesanan">
        <span className="font-mono tracking-wide">{order.code}</span>
      </DescriptionItem>
      <DescriptionItem term={kindWords[order.item.kind]}>{order.item.name}</DescriptionItem>
      {order.discount > 0 && (
        <>
          <DescriptionItem term="Harga">{formatRupiah(order.price)}</DescriptionItem>
          <DescriptionItem term="Potongan">
            {formatRupiah(order.discount)}
            {order.coupon !== null && <span className="block text-muted wrap-anywhere">Kupon {order.coupon}</span>}
          </DescriptionItem>
        </>
      )}
      <DescriptionItem term="Total">
        <b>{order.total === 0 ? 'Gratis' : formatRupiah(order.total)}</b>
      </DescriptionItem>
      <DescriptionItem term="Metode pembayaran">{wayWords(order)}</DescriptionItem>
      <DescriptionItem term="Dipesan">{formatDateTime(order.createdAt)}</DescriptionItem>
      {order.paidAt !== null && <DescriptionItem term="Dibayar">{formatDateTime(order.paidAt)}</DescriptionItem>}
      {invoiceNumber !== null && <DescriptionItem term="Invoice">{invoiceNumber}</DescriptionItem>}
      {isWaiting && <DescriptionItem term="Batas bayar">{formatDateTime(order.expiresAt)}</DescriptionItem>}
      {order.expiredAt !== null && order.paidAt === null && (
        <DescriptionItem term="Berakhir">{formatDateTime(order.expiredAt)}</DescriptionItem>
      )}
    </DescriptionList>
  )
}
