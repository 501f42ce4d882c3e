import { makeJourneys } from '../make-journeys.mjs'

export const title = 'Journeys: the first half of what `npm test` leaves out, and the whole course page by keyboard'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise('all fourteen sections are composed by keyboard, and visitors read every word of them', () =>
    makeJourneys('all', 'course-by-keyboard'),
  )
  await promise('the first half of the other journeys holds, with the course composed by mouse and by touch', () =>
    makeJourneys('exhaustive', '--shard=1/2'),
  )
}
