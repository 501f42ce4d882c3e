import * as z from 'zod/mini'
import { MAX_DIGITS, whatsappNumberMessages } from './whatsapp-number.ts'

/** A number as a document keeps it: empty while none is given, or digits with a plus sign at most at their start. */
export const keptNumberSchema = z
  .string()
  .check(z.regex(new RegExp(`^\\+?[0-9]{0,${MAX_DIGITS}}$`), { error: whatsappNumberMessages.characters }))
