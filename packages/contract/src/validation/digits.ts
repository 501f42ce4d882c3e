import * as z from 'zod/mini'

/** What a numeric field keeps of what was typed or pasted: its digits. */
export const digitsOf = (typed: string) => typed.replace(/[^0-9]+/g, '')

/** The text of a numeric field (specification, section 5): digits alone, or empty. Leading zeros count. */
export const digitsSchema = z.string().check(z.regex(/^[0-9]*$/, { error: 'Hanya dapat diisi dengan angka' }))
