import { unreachableKey } from '@naikkelas/contract/identity'

/** Calls that say themselves what failed: money, orders and uploads (specification, section 8). */
const saysItself =
  /^\/api\/(?:transaction|transaction-addon|transaction-event|transaction-product|transaction-service|file|payment\/checkout)(?:[/?]|$)/

/** Areas of their own: their screens wait for the server and lose nothing. */
const ownArea = /^\/(?:admin|partner)(?:\/|$)/

export interface Unanswered {
  method: string
  /** Of the call, with its query. */
  address: string
  /** 0: nothing answered. */
  status: number
  /** Path of the screen. */
  screen: string
}

/** Whether a failed call leads to /maintenance: the server is out of reach, and the call is not about an order or an upload. */
export const leadsToMaintenance = ({ method, address, status, screen }: Unanswered): boolean =>
  (status === 0 || status === 502) && method !== 'POST' && !saysItself.test(address) && !ownArea.test(screen)

/** Remembers where that was, and goes there. For what a screen cannot be drawn without: page loads and lists. */
export function goToMaintenance(place: Location = location): void {
  try {
    sessionStorage.setItem(unreachableKey, `${place.pathname}${place.search}`)
  } catch {
    // Storage is blocked: the screen leads home instead.
  }
  place.assign('/maintenance')
}
