import { whatsappNumberFlaw, whatsappNumberOf } from '@naikkelas/ui/format'

/** Words that are meant as a telephone number: they begin like one and are no address of a site. */
const meant = /^(?:\+\d|62|0|8)[\s().-]*\d[\s().-]*\d/
const site = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]|$)/i

/** Of another country, by its code: what begins with `+0` is a number at home all the same. */
export const isAbroad = (written: string) => /^\+(?!62)[1-9]/.test(written)

/** Validation message of a number typed as a link, from the specification; null if it is valid. */
export function whatsappFlaw(words: string): string | null {
  const text = words.trim()
  if (!meant.test(text) || site.test(text)) return null
  const flaw = whatsappNumberFlaw(text)
  if (flaw !== null) return flaw
  const number = whatsappNumberOf(text)
  const isShort = number.replace('+', '').length < (isAbroad(number) ? 8 : 9)
  return isShort ? 'Nomor WhatsApp terlalu pendek, misalnya 0812 3456 7890' : null
}
