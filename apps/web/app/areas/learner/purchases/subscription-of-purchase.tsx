import { type OwnSubscription, paymentChannels, subscriptionTries } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { formatDateTime, formatLongDate } from '@naikkelas/ui/format'
import { dayInWib } from '@naikkelas/contract/time'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { eventWords, everyPeriod, subscriptionStanding } from '../../../shared/subscriptions/subscription-words.ts'

/** The package that an order has paid a period of: until when, what comes next, and how it ends. */
export function SubscriptionOfPurchase({ subscription }: { subscription: OwnSubscription }) {
  const { state, cancelledAt, savedChannel } = subscription
  const standing = subscriptionStanding(subscription)
  const isRunning = state !== 'ended' && cancelledAt === null
  return (
    <section
      aria-label="Langganan"
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-app-xl font-semibold">Langganan</h2>
        <Badge tone={standing.tone}>{standing.words}</Badge>
      </div>
      <Unpaid subscription={subscription} />
      <Facts subscription={subscription} />
      {isRunning ? (
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          {savedChannel !== null && (
            <Question
              act="forget-way"
              label={`Lepas ${paymentChannels[savedChannel].label}`}
              text="Kami tidak menagihnya lagi. Periode berikutnya menjadi tagihan, dan kartu atau dompet yang Anda pakai untuk membayarnya tersimpan sebagai gantinya."
            />
          )}
          <Question
            act="cancel-subscription"
            label="Batalkan langganan"
            text={
              state === 'grace'
                ? 'Langganan berakhir sekarang, dan penjualan baru dari kelas Anda berhenti.'
                : `Anda tidak ditagih lagi. Yang sudah dibayar tetap aktif sampai ${until(subscription)}, lalu penjualan baru dari kelas Anda berhenti.`
            }
          />
        </div>
      ) : (
        <p>
          <Button asChild variant="primary">
            <a href={subscription.checkoutAddress}>{state === 'ended' ? 'Berlangganan lagi' : 'Lanjutkan langganan'}</a>
          </Button>
        </p>
      )}
      <History subscription={subscription} />
    </section>
  )
}

const until = ({ periodEndsAt }: OwnSubscription) => formatDateTime(periodEndsAt)

function Unpaid({ subscription }: { subscription: OwnSubscription }) {
  const { graceEndsAt, tries, openOrderCode, checkoutAddress } = subscription
  if (graceEndsAt === null || (tries === 0 && openOrderCode === null)) return null
  return (
    <FormNotice tone="info">
      Periode berikutnya belum dibayar. Bayar paling lambat {formatDateTime(graceEndsAt)}, supaya penjualan Anda tidak
      berhenti.{' '}
      <a className="underline" href={checkoutAddress}>
        Bayar sekarang
      </a>
    </FormNotice>
  )
}

function Facts({ subscription }: { subscription: OwnSubscription }) {
  const { months, price, state, nextChargeAt, savedChannel, tries } = subscription
  return (
    <DescriptionList>
      <DescriptionItem term="Harga">
        {formatRupiah(price)} {everyPeriod(months)}
      </DescriptionItem>
      <DescriptionItem term={state === 'active' ? 'Aktif sampai' : 'Aktif hingga'}>
        {until(subscription)}
      </DescriptionItem>
      {nextChargeAt !== null && (
        <DescriptionItem term={savedChannel === null ? 'Tagihan berikutnya' : 'Ditagih berikutnya'}>
          {formatRupiah(price)}, {formatDateTime(nextChargeAt)}
          {tries > 0 && ` (percobaan ${tries + 1} dari ${subscriptionTries})`}
        </DescriptionItem>
      )}
      <DescriptionItem term="Cara bayar">
        {savedChannel === null ? 'Tagihan tiap periode' : `${paymentChannels[savedChannel].label}, otomatis`}
      </DescriptionItem>
    </DescriptionList>
  )
}

interface QuestionProps {
  act: 'cancel-subscription' | 'forget-way'
  label: string
  /** What it does, before it is done. */
  text: string
}

/** Something that is asked about once more, without a script. */
function Question({ act, label, text }: QuestionProps) {
  return (
    <details className="group flex flex-col gap-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-app-md underline">{label}</summary>
      <form method="post" className="flex flex-col items-start gap-3 pt-1 pb-2">
        <input type="hidden" name="act" value={act} />
        <p className="text-app-md">{text}</p>
        <Button type="submit" variant="secondary">
          Ya, {label.toLowerCase()}
        </Button>
      </form>
    </details>
  )
}

function History({ subscription: { history } }: { subscription: OwnSubscription }) {
  return (
    <details className="border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-app-md underline">
        Riwayat langganan
      </summary>
      <ol className="flex flex-col gap-3 pt-2">
        {history.map(({ id, kind, at, orderCode, startsAt, endsAt }) => (
          <li key={id} className="flex flex-col gap-0.5 text-app-sm">
            <span className="font-semibold">{eventWords[kind]}</span>
            {kind === 'cycle_succeeded' && startsAt !== null && endsAt !== null && (
              <span>
                {formatLongDate(dayInWib(new Date(startsAt)))} sampai {formatLongDate(dayInWib(new Date(endsAt)))}
              </span>
            )}
            <span className="text-muted">
              {formatDateTime(at)}
              {orderCode !== null && (
                <>
                  {' · '}
                  <a className="font-mono underline" href={`/pembelian-saya-produk/${orderCode}`}>
                    {orderCode}
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
