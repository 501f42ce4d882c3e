import { type Limit, networkOf } from '../../http/index.ts'

/** A house of mail boxes posts for many readers from one address. */
export function oneClickLimit(clientAddress: string): Limit {
  return { name: 'one-click', subject: networkOf(clientAddress), hits: 300, windowSeconds: 600 }
}
