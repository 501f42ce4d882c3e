import { type Checkout, daysChargedBefore, graceDays, paymentChannels } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { everyPeriod } from '../../shared/subscriptions/subscription-words.ts'

type Terms = NonNullable<Checkout['subscription']>

const listed = new Intl.ListFormat('id', { type: 'disjunction' })

/** What is charged, when, and how it ends: before the buyer agrees to it. */
export function SubscriptionTerms({ months, price, isTrial, savableChannels }: Terms) {
  const names = listed.format(savableChannels.map((channel) => paymentChannels[channel].label))
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-app-md">
      <li>
        {isTrial
          ? `${months} bulan pertama gratis. Setelah itu ${formatRupiah(price)} ${everyPeriod(months)}, sampai Anda membatalkannya.`
          : `${formatRupiah(price)} ${everyPeriod(months)}, sampai Anda membatalkannya.`}
      </li>
      {savableChannels.length > 0 && !isTrial && (
        <li>
          Dengan {names}, cara bayar Anda disimpan gateway pembayaran dan ditagih otomatis {daysChargedBefore} hari
          sebelum masa aktif berakhir. Kami mengabari Anda sebelumnya.
        </li>
      )}
      <li>
        {isTrial ? 'Setiap periode berikutnya' : 'Dengan cara bayar lain, setiap periode'} menjadi tagihan yang kami
        kirim lewat e-mail. Tanpa pembayaran, penjualan baru berhenti {graceDays} hari setelah masa aktif berakhir.
      </li>
      <li>Batalkan kapan saja di Pembelian saya. Yang sudah dibayar tetap aktif sampai akhir periodenya.</li>
    </ul>
  )
}
