import type { InputFor } from '@naikkelas/contract'
import { type getOwnOrderQr as qrEndpoint, paymentChannels } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { orderPaymentOf } from '../payments/index.ts'
import { findOwn } from './orders.service.ts'
import { qrPicture } from './qr-picture.ts'

/** @throws AppError `not_found` for an order that waits for no QRIS */
export async function getOwnOrderQr(
  ctx: ActorContext<Learner>,
  { params }: InputFor<typeof qrEndpoint>,
): Promise<Response> {
  const { id, code, channel } = await findOwn(ctx, params.code)
  const action = channel && paymentChannels[channel].kind === 'qris' ? (await orderPaymentOf(ctx, id))?.action : null
  if (action?.kind !== 'qr') throw new AppError('not_found')
  return new Response(qrPicture(action.qrString), {
    headers: {
      'content-type': 'image/png',
      // Shown on the page and kept from there.
      'content-disposition': `inline; filename="qris-${code}.png"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
