import { signedOriginMinutes } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { type Click, readClicks, signedClicks } from './click.rules.ts'

const purpose = 'origin of a checkout'

/** What a link from a partner's host carries in its address. */
export const signedOrigin = ({ keyFor }: AppContext, click: Click): string => signedClicks(keyFor(purpose), [click])

/** Null for what is forged, older than thirty minutes, or was made for another item. */
export function originIn({ keyFor, clock }: AppContext, signed: string, sellableId: string): Click | null {
  const now = clock.now()
  const [click] = readClicks(keyFor(purpose), signed, now)
  if (click?.sellableId !== sellableId) return null
  return Date.parse(click.at) > now.getTime() - signedOriginMinutes * 60_000 ? click : null
}
