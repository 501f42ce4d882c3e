import * as z from 'zod/mini'

/** The earliest day that a field or an address takes: PostgreSQL has no year 0, and nothing here is older. */
export const EARLIEST_DAY = '1900-01-01'

/** A day such as `2026-11-20`. */
export const dayField = (error: string) =>
  z.iso.date({ error }).check(z.refine((day) => day >= EARLIEST_DAY, { error }))

/** Whether a text with the shape of an instant is one: `2026-11-31T25:00:00.000Z` is not. */
export const isInstant = (text: string): boolean => text >= EARLIEST_DAY && !Number.isNaN(Date.parse(text))
