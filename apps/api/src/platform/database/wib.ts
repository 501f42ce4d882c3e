import { sql } from 'drizzle-orm'

/** The clock of WIB: `(at ${inWib})::date` is the day of an instant, `day::timestamp ${inWib}` the instant a day begins. */
export const inWib = sql.raw("AT TIME ZONE 'Asia/Jakarta'")
