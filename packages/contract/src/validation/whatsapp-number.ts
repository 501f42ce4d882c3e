import { whatsappNumberFlaw, whatsappNumberMessages, whatsappNumberOf } from '@naikkelas/ui/format'
import * as z from 'zod/mini'

/** The specification's sentence (section 5); null for a number. Blanks and dashes are refused: forms remove them. */
const flawOf = (text: string): string | null =>
  whatsappNumberOf(text) === text ? whatsappNumberFlaw(text) : whatsappNumberMessages.characters

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
  z.string({ error: whatsappNumberMessages.empty }).check(
    z.trim(),
    z.check((context) => {
      const flaw = flawOf(context.value)
      if (flaw !== null) context.issues.push({ code: 'custom', input: context.value, message: flaw, continue: false })
    }),
  ),
  z.transform(canonicalWhatsappNumber),
)
