import * as z from 'zod/mini'

/** Digits of a telephone number; a leading plus does not count (specification, sections 5 and 9). */
const MAX_DIGITS = 15

/** Why a text is no WhatsApp number, in the specification's sentences (section 5); null when it is one. */
export function whatsappNumberFlaw(text: string): string | null {
  if (text === '') return 'Nomor WhatsApp harus diisi'
  if (/[^\d+]/.test(text)) return "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"
  if (text.lastIndexOf('+') > 0) return "Simbol '+' hanya bisa diawal nomor"
  if (text === '+') return 'Nomor WhatsApp harus diisi'
  return text.replace('+', '').length > MAX_DIGITS ? 'Nomor WhatsApp terlalu panjang' : null
}

/**
 * A number as it is stored and compared: digits with the country's code, `6281234567890`. A leading zero is Indonesia's.
 * @param text without a flaw
 */
export function canonicalWhatsappNumber(text: string): string {
  const digits = text.replace('+', '')
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits
}

/** A WhatsApp number as it is typed; its output is the canonical one. */
export const whatsappNumberSchema = z.pipe(
  z.string({ error: 'Nomor WhatsApp harus diisi' }).check(
    z.trim(),
    z.check((context) => {
      const flaw = whatsappNumberFlaw(context.value)
      if (flaw !== null) context.issues.push({ code: 'custom', input: context.value, message: flaw, continue: false })
    }),
  ),
  z.transform(canonicalWhatsappNumber),
)
