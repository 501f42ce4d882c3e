import * as z from 'zod/mini'
import { exportFormats } from './export-formats.ts'

/** What an export is asked for with: the admin's own password, and a format. */
export const exportRequestShape = {
  currentPassword: z
    .string({ error: 'Kata sandi harus diisi' })
    .check(z.minLength(1, { error: 'Kata sandi harus diisi' }), z.maxLength(128)),
  format: z.enum(exportFormats, { error: 'Pilih jenis berkas' }),
}

/** A prepared export: for the admin who asked for it, and for 15 minutes. */
export const preparedExportShape = {
  token: z.string(),
  expiresAt: z.iso.datetime(),
  format: z.enum(exportFormats),
  rows: z.int(),
  /** Whether the list was searched: the words, which may be a person's address, are not kept. */
  isSearched: z.boolean(),
}

export const exportTokenParams = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(4_000)) })
