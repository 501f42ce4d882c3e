import type { Subscription, SubscriptionEventKind } from '@naikkelas/contract/commerce'

/** How a subscription is, in words and as a colour. */
export function subscriptionStanding({ state, cancelledAt }: Pick<Subscription, 'state' | 'cancelledAt'>): {
  words: string
  tone: 'ok' | 'warn' | 'neutral'
} {
  if (state === 'ended') return { words: 'Berakhir', tone: 'neutral' }
  if (cancelledAt !== null) return { words: 'Dibatalkan', tone: 'neutral' }
  return state === 'grace' ? { words: 'Masa tenggang', tone: 'warn' } : { words: 'Aktif', tone: 'ok' }
}

/** How often it is paid. */
export const everyPeriod = (months: number) => (months === 1 ? 'setiap bulan' : `setiap ${months} bulan`)

export const eventWords: Readonly<Record<SubscriptionEventKind, string>> = {
  cycle_created: 'Periode berikutnya disiapkan',
  cycle_succeeded: 'Periode dibayar',
  cycle_retrying: 'Penagihan gagal',
  cycle_failed: 'Periode tidak dibayar',
  cycle_refunded: 'Dana periode dikembalikan',
  grace: 'Masuk masa tenggang',
  cancelled: 'Langganan dibatalkan',
  resumed: 'Langganan dilanjutkan',
  way_forgotten: 'Cara bayar tersimpan dilepas',
  ended: 'Langganan berakhir',
}
