import type { Protocol } from '../charges.ts'

/** One notification to the merchant, with what came of it. */
export interface Delivery {
  id: string
  protocol: Protocol
  reference: string
  event: string
  headers: Record<string, string>
  body: string
  attempts: { at: number; status: number | null }[]
  /** When it is sent, or sent again. */
  nextAt: number
  /** `held` and `lost` by a fault. */
  state: 'waiting' | 'delivered' | 'given up' | 'held' | 'lost'
}
