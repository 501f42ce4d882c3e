import * as z from 'zod/mini'

export const newPasswordSchema = z
  .string({ error: 'Kata sandi harus diisi' })
  .check(
    z.minLength(8, { error: 'Kata sandi minimal 8 karakter' }),
    z.maxLength(128, { error: 'Kata sandi maksimal 128 karakter' }),
  )

/** A password that is compared with the stored one. */
export const presentPasswordSchema = z
  .string({ error: 'Kata sandi harus diisi' })
  .check(z.minLength(1, { error: 'Kata sandi harus diisi' }), z.maxLength(128))
