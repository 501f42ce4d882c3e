import * as z from 'zod/mini'

/** A stored link: 3 to 60 lower-case letters, digits and single inner hyphens. */
export const linkSlugSchema = z.string({ error: 'Tautan harus diisi' }).check(
  z.minLength(3, { error: 'Tautan minimal 3 karakter' }),
  z.maxLength(60, { error: 'Tautan maksimal 60 karakter' }),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'Tautan hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya',
  }),
)

/** The nearest valid link to an input or a page's name: `Kelas Data!` gives `kelas-data`. */
export function slugFrom(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}
