import * as z from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * What a field says when its schema has no sentence of its own. Set once for the process; sentences given in a schema
 * win over these.
 */
export function speakIndonesian() {
  z.config({ localeError: sentence })
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Isian ini harus diisi'
        : `Isian ini harus berupa ${typeNames[issue.expected] ?? 'nilai lain'}`
    case 'too_small':
      return `Isian ini terlalu ${issue.origin === 'string' ? 'pendek' : 'kecil'}, paling sedikit ${issue.minimum}${unit(issue.origin)}`
    case 'too_big':
      return `Isian ini terlalu ${issue.origin === 'string' ? 'panjang' : 'besar'}, paling banyak ${issue.maximum}${unit(issue.origin)}`
    case 'invalid_value':
    case 'invalid_union':
      return 'Pilihan ini tidak dikenal'
    case 'unrecognized_keys':
      return 'Isian ini tidak dikenal'
    case 'not_multiple_of':
      return `Isian ini harus kelipatan ${issue.divisor}`
    default:
      return 'Bentuk isian ini tidak sesuai'
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'teks',
  number: 'angka',
  int: 'bilangan bulat',
  boolean: 'ya atau tidak',
  array: 'daftar',
  object: 'kumpulan isian',
  record: 'kumpulan isian',
}

const unit = (origin: string) => (origin === 'string' ? ' karakter' : origin === 'array' ? ' item' : '')
