import { type PaymentCaseKind, paymentCaseKinds } from '@naikkelas/contract/commerce'

export interface PaymentCaseFilters {
  state: 'open' | 'decided'
  kind: PaymentCaseKind | undefined
  days: number | undefined
  after: string | undefined
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The filters of the list as its address has them; what no list has is left out. */
export function paymentCaseFiltersOf(params: URLSearchParams): PaymentCaseFilters {
  const [days, after] = [params.get('umur') ?? '', params.get('setelah') ?? '']
  return {
    state: params.get('status') === 'selesai' ? 'decided' : 'open',
    kind: paymentCaseKinds.find((kind) => kind === params.get('jenis')),
    days: /^[137]$/.test(days) ? Number(days) : undefined,
    after: uuid.test(after) ? after : undefined,
  }
}

export const paymentCaseQueryOf = ({ state, kind, days, after }: PaymentCaseFilters) => ({
  state,
  ...(kind !== undefined && { kind }),
  ...(days !== undefined && { days }),
  ...(after !== undefined && { after }),
})
