import { whatsappNumberFlaw, whatsappNumberMessages, whatsappNumberOf } from '@naikkelas/ui/format'

/** A mobile number of Indonesia by the country's code: 10 to 14 digits. */
const mobile = /^628\d{7,11}$/
/** Begins as one, whatever its length. */
const isMobile = /^628/
/** A foreign number, with its country code. `+0…` is a domestic number all the same. */
const abroad = /^\+(?!62)[1-9]/
const example = '0812 3456 7890'
const tooShort = `Nomor WhatsApp terlalu pendek, misalnya ${example}`
const unknown = `Tulis nomor WhatsApp seperti ${example}; nomor luar negeri diawali + dan kode negaranya`
/** Digits of any number in the world, its country's code among them. */
const fewestDigits = 8

type Checked = { number: string } | { message: string }

/**
 * A WhatsApp number as in its link, country code first: Indonesian in any spelling (`0812…`, `+62 812…`, `812…`),
 * foreign with `+` and country code (`+65 9123…`); or the error.
 */
export function whatsappNumber(typed: string): Checked {
  const flaw = whatsappNumberFlaw(typed)
  if (flaw !== null) return { message: flaw }
  const written = whatsappNumberOf(typed)
  const digits = written.replace('+', '')
  if (abroad.test(written)) return digits.length < fewestDigits ? { message: tooShort } : { number: digits }
  // `+62 0812…` is written by many.
  const number = `62${digits.replace(/^62/, '').replace(/^0/, '')}`
  if (mobile.test(number)) return { number }
  if (!isMobile.test(number)) return { message: unknown }
  return { message: number.length > 14 ? whatsappNumberMessages.tooLong : tooShort }
}
