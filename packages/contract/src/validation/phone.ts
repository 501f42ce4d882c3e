import { MAX_DIGITS } from '@naikkelas/ui/format'
import * as z from 'zod/mini'

/** A telephone number of any kind (specification, section 5): a leading plus at most, then up to 15 digits. */
export const phoneSchema = z
  .string({ error: 'Nomor telepon harus diisi' })
  .check(
    z.trim(),
    z.regex(new RegExp(`^\\+?\\d{1,${MAX_DIGITS}}$`), { error: 'Nomor telepon terdiri dari paling banyak 15 angka' }),
  )
