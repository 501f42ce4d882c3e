import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** A house of mail boxes posts for many readers from one address. */
export function unsubscribeLimit(clientAddress: string): Limit {
  return { name: 'one-click', subject: networkOf(clientAddress), hits: 300, windowSeconds: 600 }
}
