import * as z from 'zod/mini'

/** The greatest whole number the database's integer columns hold. */
const greatest = 2_147_483_647

const checks = [z.int(), z.minimum(0), z.maximum(greatest)] as const

/** A page's version in a body, and as a query's text. */
export const versionNumber = z.number().check(...checks)
export const versionNumberInQuery = z.coerce.number().check(...checks)
