import { subscriptionStates, type SubscriptionState } from '@naikkelas/contract/commerce'

export const stateOptions = [
  { value: '', label: 'Semua' },
  { value: 'active', label: 'Aktif' },
  { value: 'grace', label: 'Masa tenggang' },
  { value: 'ended', label: 'Berakhir' },
] as const

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The filters of the list as its address has them; what no list has is left out. */
export function subscriptionFiltersOf(params: URLSearchParams): {
  state: SubscriptionState | undefined
  after: string | undefined
} {
  const after = params.get('setelah') ?? ''
  return {
    state: subscriptionStates.find((state) => state === params.get('status')),
    after: uuid.test(after) ? after : undefined,
  }
}
