import type { TrafficKind } from '@naikkelas/contract/marketing'
import { isProgram } from '../../../platform/endpoints/index.ts'

interface Sender {
  userAgent: string
  /** Signed in to the back office. */
  isStaff: boolean
  /** Path of the page it happened on. */
  path: string
}

/** The class of an event; the first match wins, as a robot may open previews as well. */
export function trafficOf({ userAgent, isStaff, path }: Sender): TrafficKind {
  if (isProgram(userAgent)) return 'bot'
  if (path.startsWith('/preview/')) return 'preview'
  return isStaff ? 'staff' : 'visitor'
}
