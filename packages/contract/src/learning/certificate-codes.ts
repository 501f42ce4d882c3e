/** Crockford's base 32: no I, L, O and U. */
export const certificateCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 letters of 5 bits each. */
const codePattern = /^[0-9A-HJKMNP-TV-Z]{16}$/
const numberPattern = /^NK[/\s-]*(\d{4})[/\s-]+(\d{1,15})[/\s-]+(\d{1,6})$/

/**
 * The code that someone typed or pasted: upper or lower case, with or without hyphens and spaces, O for zero, I and L for
 * one. Null for what is no code.
 */
export function certificateCodeIn(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return codePattern.test(bare) ? bare : null
}

/** The number that someone typed: `NK/2026/12/000001`, also with hyphens or spaces. Null for what is no number. */
export function certificateNumberIn(typed: string): string | null {
  const [, year, course, sequence] = numberPattern.exec(typed.trim().toUpperCase()) ?? []
  if (year === undefined || course === undefined || sequence === undefined) return null
  return `NK/${year}/${Number(course)}/${sequence.padStart(6, '0')}`
}

/** In groups of four, for people who read it aloud or type it: `4K7P-9QXM-2T8A-H3ZD`. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** Where the page of a certificate is. */
export const certificatePath = (code: string): string => `/verifikasi-sertifikat/${code}`
