import { getOwnSubscription, type OrderDetails, type OwnSubscription } from '@naikkelas/contract/commerce'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'

/** The subscription that an order has paid a period of; null for any other order. */
export async function loadSubscription(
  context: LoaderFunctionArgs['context'],
  { code, item }: OrderDetails,
): Promise<OwnSubscription | null> {
  if (item.kind !== 'partner_package') return null
  return loadForPage(async () => {
    try {
      return await call(getOwnSubscription, { params: { code } }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  })
}
