/** What people put between digits to read them better; what they copy has dashes of any length between them. */
const spacing = /[\s().\u00a0\u2010-\u2015\u2212-]+/g
/** A mobile number of Indonesia by the country's code: 10 to 14 digits. */
const mobile = /^628\d{7,11}$/
/** Begins as one, whatever its length. */
const isMobile = /^628/
const example = '0812 3456 7890'
const tooLong = 'Nomor WhatsApp terlalu panjang'
/** Digits of a number beyond which it is none, its `+` included. */
const greatestLength = 15

type Checked = { number: string } | { message: string }

/** An Indonesian WhatsApp number however it is typed (`0812…`, `+62 812…`, `812…`), as `62812…`; or what is wrong with it. */
export function whatsappNumber(typed: string): Checked {
  const written = typed.replace(spacing, '')
  if (!/^[\d+]*$/.test(written)) return { message: "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'" }
  if (written.lastIndexOf('+') > 0) return { message: "Simbol '+' hanya bisa diawal nomor" }
  if (written.length > greatestLength) return { message: tooLong }
  const digits = written.replace('+', '')
  // `+62 0812…` is written by many.
  const number = `62${digits.replace(/^62/, '').replace(/^0/, '')}`
  if (mobile.test(number)) return { number }
  if (!isMobile.test(number)) return { message: `Tulis nomor WhatsApp Indonesia, misalnya ${example}` }
  return { message: number.length > 14 ? tooLong : `Nomor WhatsApp terlalu pendek, misalnya ${example}` }
}
