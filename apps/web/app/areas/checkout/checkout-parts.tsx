import { kindWords } from '@naikkelas/contract'
import type { CheckoutOffer, CheckoutRefusal } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Button } from '@naikkelas/ui/button'
import { Stepper } from '@naikkelas/ui/stepper'
import type { ReactNode } from 'react'

type Item = CheckoutOffer['item']

const steps = [
  { id: 'buyer', label: 'Data pembeli' },
  { id: 'payment', label: 'Pembayaran' },
  { id: 'done', label: 'Selesai' },
]

/** The steps of a purchase. @param current index of the step that the buyer is at */
export function CheckoutSteps({ current }: { current: number }) {
  return <Stepper label="Langkah pembelian" steps={steps} current={current} />
}

/** A part of the checkout on a surface of its own. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-app-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** A line of the sum, within a list of descriptions. */
export function Amount({
  term,
  isStrong = false,
  children,
}: {
  term: string
  isStrong?: boolean
  children: ReactNode
}) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isStrong ? 'text-app-lg font-bold' : ''}`}>
      <dt>{term}</dt>
      <dd className="text-end tabular-nums">{children}</dd>
    </div>
  )
}

/** What is bought. */
export function ItemLines({ item: { kind, name, summary } }: { item: Item }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-app-sm text-muted">{kindWords[kind]}</p>
      <p className="text-app-lg font-semibold wrap-anywhere">{name}</p>
      {summary !== '' && <p className="text-app-sm text-muted">{summary}</p>}
    </div>
  )
}

/** The price, beside what it was before where it is lower now. */
export function Price({ item: { price, strikePrice } }: { item: Item }) {
  return (
    <>
      {strikePrice !== null && strikePrice > price && <s className="me-2 text-muted">{formatRupiah(strikePrice)}</s>}
      {price === 0 ? 'Gratis' : formatRupiah(price)}
    </>
  )
}

const refusals: Readonly<Record<CheckoutRefusal, string>> = {
  owned: 'Anda sudah memiliki ini, jadi tidak perlu membelinya lagi.',
  not_for_sale: 'Ini sedang tidak dijual.',
  not_yet: 'Penjualannya belum dibuka.',
  ended: 'Penjualannya sudah ditutup.',
  sold_out: 'Kursinya sudah habis.',
  package_not_sold: 'Paket ini tidak dapat dibeli. Pilih paket 1, 3, atau 6 bulan.',
  recurring_closed: 'Pembelian paket partner sedang ditutup.',
  not_a_partner: 'Paket ini untuk mitra. Akun Anda belum terhubung dengan mitra mana pun.',
  subscribed: 'Paket Anda masih aktif dan diperpanjang pada waktunya.',
  no_payment_method: 'Ini belum dapat dibeli di sini. Hubungi kami untuk memesannya.',
}

/** Why it cannot be bought, and where to go on. */
export function NotSold({ item, refusal }: { item: Item; refusal: CheckoutRefusal }) {
  return (
    <Part title={refusal === 'owned' ? 'Sudah dimiliki' : 'Belum dapat dibeli'}>
      <p className="text-app-md">{refusals[refusal]}</p>
      <p className="flex flex-wrap gap-3">
        {refusal === 'owned' && (
          <Button asChild variant="primary">
            <a href="/pembelian-saya">Lihat pembelian saya</a>
          </Button>
        )}
        <Button asChild variant="secondary">
          <a href={item.address}>Kembali</a>
        </Button>
      </p>
    </Part>
  )
}
