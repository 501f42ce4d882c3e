import * as z from 'zod/mini'
import { plainText, visiblePattern } from '../plain-text.ts'

export const certificateLayouts = ['bingkai', 'pita', 'lembut'] as const
export type CertificateLayout = (typeof certificateLayouts)[number]

/** Named colours of the theme. */
export const certificateAccents = [
  'toska',
  'laut',
  'nila',
  'manggis',
  'jambu',
  'bata',
  'pandan',
  'kopi',
  'arang',
] as const

const line = (atMost: number, words: { empty: string; long: string }) =>
  z
    .string({ error: words.empty })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: words.empty, abort: true }),
      z.maxLength(atMost, { error: words.long }),
    )

/** What a certificate looks like and says beside its facts. */
export const certificateLookSchema = z.strictObject({
  layout: z.enum(certificateLayouts, { error: 'Pilih tata letak' }),
  accent: z.enum(certificateAccents, { error: 'Pilih warna' }),
  /** The title line. */
  heading: line(60, { empty: 'Judul harus diisi', long: 'Judul maksimal 60 karakter' }),
  /** Between the name and the course. */
  sentence: line(160, { empty: 'Kalimat harus diisi', long: 'Kalimat maksimal 160 karakter' }),
  signerName: line(80, { empty: 'Nama penanda tangan harus diisi', long: 'Nama maksimal 80 karakter' }),
  /** Empty for none. */
  signerTitle: z.string().check(z.overwrite(plainText), z.maxLength(80, { error: 'Jabatan maksimal 80 karakter' })),
})
export type CertificateLook = z.infer<typeof certificateLookSchema>
