/** Where the time comes from, so that a test can set it. Limits and leases use the database's clock instead. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }
