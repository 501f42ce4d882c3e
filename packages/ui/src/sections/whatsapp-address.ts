/**
 * Address that opens a chat, or null without a number.
 *
 * @param number as people write it: `0812…`, `+62 812…`
 * @param text put into the message field; may be empty
 */
export function whatsappAddress(number: string, text: string): string | null {
  // Indonesians write 08…; the service wants the country's code.
  const digits = number.replace(/\D/g, '').replace(/^0/, '62')
  if (digits === '') return null
  return `https://wa.me/${digits}${text.trim() === '' ? '' : `?text=${encodeURIComponent(text)}`}`
}
