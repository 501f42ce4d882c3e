import { paymentStatuses, thankYouPages, thankYouPath } from '@naikkelas/contract'
import {
  afterPurchasePath,
  type OrderDetails,
  purchasePaths,
  waitingPath,
  wayWords,
} from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatLongDate } from '@naikkelas/contract/time'
import type { OrderFacts, OrderPartName } from '@naikkelas/page'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { apiContext } from '../../shared/api/api-context.ts'
import { loadOrder } from '../../shared/orders/load-order.ts'
import { requireLearner } from '../../shared/session/learner-session.ts'

/**
 * The published page that thanks for an order, filled in for its buyer. Orders that are not paid, or were given back, are
 * shown where they are followed.
 */
export async function loader({ context, url, request, params }: LoaderFunctionArgs): Promise<Response> {
  const asked = params.id ?? url.searchParams.get('order') ?? ''
  if (asked === '') return redirect('/pembelian-saya', 303)
  const learner = requireLearner(context, url)
  const order = await loadOrder(context, asked)
  const { code, status, item } = order
  const purchase = `${purchasePaths[item.kind]}/${code}`
  if (status === paymentStatuses.waitingForPayment) return redirect(waitingPath(code), 303)
  if (status === paymentStatuses.expired || isGivenBack(order)) return redirect(purchase, 303)
  const own = thankYouPath(item.kind, code)
  if (url.pathname !== own.split('?')[0]) return redirect(own, 303)
  const { api } = context.get(apiContext)
  const page = await api.thankYouPage?.(request, thankYouPages[item.kind], {
    facts: factsOf(order, learner.name),
    parts: partsOf(order),
  })
  return page ?? redirect(purchase, 303)
}

const isGivenBack = ({ total, refunded }: OrderDetails) => refunded > 0 && refunded === total

function factsOf(order: OrderDetails, name: string): OrderFacts {
  const { item, code, total, paidAt, createdAt } = order
  return {
    nama_depan: name.trim().split(/\s/)[0] || 'teman',
    yang_dibeli: item.name,
    kode_pesanan: code,
    total_bayar: total === 0 ? 'Gratis' : formatRupiah(total),
    cara_bayar: total === 0 ? 'tanpa pembayaran' : wayWords(order),
    tanggal_bayar: formatLongDate(paidAt ?? createdAt),
    status: total === 0 ? 'Pesanan berhasil' : 'Pembayaran berhasil',
    pesanan: `${purchasePaths[item.kind]}/${code}`.slice(1),
    lanjut: afterPurchasePath(order).slice(1),
  }
}

const partsOf = ({ invoiceNumber, ticket }: OrderDetails): OrderPartName[] => [
  ...(invoiceNumber === null ? [] : (['invoice'] as const)),
  ...(ticket && ticket.sessions.length > 0 ? (['kalender'] as const) : []),
]
