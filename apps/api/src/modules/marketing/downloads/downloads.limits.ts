import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** A player or a download manager asks for a file in parts. */
export function downloadFileLimit(clientAddress: string): Limit {
  return { name: 'downloads', subject: networkOf(clientAddress), hits: 60, windowSeconds: 600 }
}
