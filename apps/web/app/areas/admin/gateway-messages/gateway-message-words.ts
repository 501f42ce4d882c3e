import type { GatewayMessageKind } from '@naikkelas/contract/commerce'

export const messageKindWords: Readonly<Record<GatewayMessageKind, string>> = {
  payment: 'Pembayaran',
  refund: 'Pengembalian dana',
}
