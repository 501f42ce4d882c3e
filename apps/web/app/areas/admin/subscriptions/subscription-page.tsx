import {
  cancelSubscription,
  paymentChannels,
  type SubscriptionDetails,
  subscriptionTries,
} from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { formatDateTime } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { eventWords, everyPeriod, subscriptionStanding } from '../../../shared/subscriptions/subscription-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'

interface SubscriptionPageProps {
  subscription: SubscriptionDetails
  mayCancel: boolean
}

/** One package of a partner: how it is, what happened to it, and its end. */
export function SubscriptionPage({ subscription, mayCancel }: SubscriptionPageProps) {
  const { partner, name, state, cancelledAt } = subscription
  return (
    <AdminScreen title={partner.name} description={name} back={{ href: '/admin/langganan', label: 'Langganan' }}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Langganan">
          <Facts subscription={subscription} />
          {mayCancel && state !== 'ended' && cancelledAt === null && <Cancel subscription={subscription} />}
        </Panel>
        <Panel title="Riwayat">
          <History history={subscription.history} />
        </Panel>
      </div>
    </AdminScreen>
  )
}

function Facts({ subscription }: { subscription: SubscriptionDetails }) {
  const { buyer, months, price, periodEndsAt, nextChargeAt, tries, graceEndsAt, savedChannel } = subscription
  const { words, tone } = subscriptionStanding(subscription)
  return (
    <DescriptionList>
      <DescriptionItem term="Status">
        <Badge tone={tone}>{words}</Badge>
      </DescriptionItem>
      <DescriptionItem term="Pembeli">{buyer?.name ?? 'Tidak ada akun yang terhubung'}</DescriptionItem>
      <DescriptionItem term="Harga">
        {formatRupiah(price)} {everyPeriod(months)}
      </DescriptionItem>
      <DescriptionItem term="Aktif sampai">{formatDateTime(periodEndsAt)}</DescriptionItem>
      <DescriptionItem term="Penagihan berikutnya">
        {nextChargeAt === null ? 'Tidak ada' : formatDateTime(nextChargeAt)}
      </DescriptionItem>
      <DescriptionItem term="Percobaan">
        {tries} dari {subscriptionTries}
      </DescriptionItem>
      {graceEndsAt !== null && <DescriptionItem term="Batas bayar">{formatDateTime(graceEndsAt)}</DescriptionItem>}
      <DescriptionItem term="Cara bayar">
        {savedChannel === null ? 'Tagihan tiap periode' : `${paymentChannels[savedChannel].label}, otomatis`}
      </DescriptionItem>
    </DescriptionList>
  )
}

function Cancel({ subscription: { id, partner, state, periodEndsAt } }: { subscription: SubscriptionDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  async function cancel() {
    await call(cancelSubscription, { params: { subscriptionId: id } })
    toast({ title: 'Langganan dibatalkan' })
    await revalidate()
  }
  return (
    <p className="pt-4">
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Batalkan langganan
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Batalkan langganan ${partner.name}?`}
        description={
          state === 'grace'
            ? 'Langganan berakhir sekarang, dan penjualan barunya berhenti. Mitra mendapat e-mail.'
            : `Mitra tidak ditagih lagi dan tetap aktif sampai ${formatDateTime(periodEndsAt)}. Mitra mendapat e-mail.`
        }
        confirmLabel="Batalkan langganan"
        cancelLabel="Kembali"
        onConfirm={cancel}
        errorMessage={messageOf}
      />
    </p>
  )
}

function History({ history }: Pick<SubscriptionDetails, 'history'>) {
  return (
    <ol className="flex flex-col gap-4">
      {history.map(({ id, kind, at, by, orderId, orderCode }) => (
        <li key={id} className="flex flex-col gap-0.5 text-app-sm">
          <span className="font-semibold">{eventWords[kind]}</span>
          <span className="text-muted">
            {by !== null && `${by}, `}
            {formatDateTime(at)}
          </span>
          {orderId !== null && (
            <Link className="font-mono underline" to={`/admin/transaksi/${orderId}`}>
              {orderCode}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}
