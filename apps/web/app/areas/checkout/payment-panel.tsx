import {
  type OrderDetails,
  type OrderPayment,
  type OrderPaymentAction,
  paymentChannels,
} from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Button } from '@naikkelas/ui/button'
import { CopyButton } from '@naikkelas/ui/copy-button'
import type { ReactNode } from 'react'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { CardForm } from './card-form.tsx'

interface PaymentPanelProps {
  order: OrderDetails
  payment: OrderPayment
}

/** What the payer needs to pay: a number, a code, or the way to the page of a gateway. */
export function PaymentPanel({ order, payment }: PaymentPanelProps) {
  const { label, kind } = paymentChannels[payment.channel]
  if (payment.action === null) return <PaymentState payment={payment} />
  return (
    <section
      className="flex flex-col gap-5 rounded-surface border border-line bg-surface p-5 sm:p-6"
      aria-label={label}
    >
      <h2 className="text-app-xl font-semibold">{label}</h2>
      <Action order={order} action={payment.action} label={label} />
      {kind !== 'card' && (
        <Copied label="Jumlah yang dibayar" copy={String(order.total)}>
          {formatRupiah(order.total)}
        </Copied>
      )}
    </section>
  )
}

function PaymentState({ payment: { state, failure } }: Pick<PaymentPanelProps, 'payment'>) {
  if (state === 'preparing')
    return (
      <FormNotice tone="info">Kami sedang menyiapkan pembayaran Anda. Halaman ini memuat ulang sendiri.</FormNotice>
    )
  if (state === 'paid') return <FormNotice tone="info">Pembayaran Anda sedang kami cocokkan.</FormNotice>
  return <FormNotice>{failure ?? 'Pembayaran ini sudah tidak dapat dipakai. Coba lagi, atau ganti metode.'}</FormNotice>
}

interface ActionProps {
  order: OrderDetails
  action: OrderPaymentAction
  label: string
}

function Action({ order, action, label }: ActionProps) {
  switch (action.kind) {
    case 'virtualAccount':
      return (
        <Copied label="Nomor virtual account" copy={action.number}>
          {grouped(action.number)}
        </Copied>
      )
    case 'bill':
      return (
        <>
          <Copied label="Kode penyedia" copy={action.billerCode}>
            {action.billerCode}
          </Copied>
          <Copied label="Kode pembayaran" copy={action.billKey}>
            {grouped(action.billKey)}
          </Copied>
        </>
      )
    case 'paymentCode':
      return (
        <Copied label="Kode bayar" copy={action.code}>
          {grouped(action.code)}
        </Copied>
      )
    case 'qr':
      return (
        <div className="flex flex-col items-center gap-4">
          {/* A picture, so that a long press keeps it: wallets read codes from the gallery. */}
          <img
            src={`/api/me/orders/${order.code}/qr.png`}
            width={256}
            height={256}
            alt="Kode QRIS untuk pesanan ini"
            className="rounded-surface bg-white"
          />
          <Button asChild variant="secondary">
            <a href={`/api/me/orders/${order.code}/qr.png`} download={`qris-${order.code}.png`}>
              Simpan gambar
            </a>
          </Button>
        </div>
      )
    case 'redirect':
      return (
        <Button asChild variant="primary" size="lg" isFullWidth>
          <a href={action.url} rel="noreferrer">
            Lanjut ke {label}
          </a>
        </Button>
      )
    case 'confirmInApp':
      return <p className="text-app-md">Buka aplikasi {label} di ponsel Anda, lalu setujui pembayarannya di sana.</p>
    case 'cardSession':
      return <CardForm session={action} />
    default:
      return action satisfies never
  }
}

interface CopiedProps {
  label: string
  /** As it is pasted elsewhere. */
  copy: string
  children: ReactNode
}

/** A value to be carried to another application. */
function Copied({ label, copy, children }: CopiedProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-col">
        <span className="text-app-sm text-muted">{label}</span>
        <span className="font-mono text-app-xl tracking-wide sm:text-app-2xl wrap-anywhere select-all tabular-nums">
          {children}
        </span>
      </div>
      <CopyButton text={copy} what={label.toLowerCase()} isHiddenWithoutScript />
    </div>
  )
}

/** By fours, as it is read out. */
const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
