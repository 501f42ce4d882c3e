import * as z from 'zod/mini'

/** E-mail as the specification gives it (section 5): lower case, a TLD of 2 to 4 letters. Typed otherwise it is the same one. */
export const emailSchema = z
  .string({ error: 'E-mail harus diisi' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/, { error: 'Periksa kembali alamat e-mail Anda' }),
  )
