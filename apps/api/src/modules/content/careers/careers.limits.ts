import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** A computer room at a campus shares one address, and some send twice. */
export function applyingLimits(clientAddress: string): Limit[] {
  return [{ name: 'careers:network', subject: networkOf(clientAddress), hits: 40, windowSeconds: 3600 }]
}
