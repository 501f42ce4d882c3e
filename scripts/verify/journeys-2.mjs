import { makeJourneys } from '../make-journeys.mjs'

export const title = 'Journeys: the second half of what `npm test` leaves out'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise('the second half of the other journeys holds', () => makeJourneys('exhaustive', '--shard=2/2'))
}
