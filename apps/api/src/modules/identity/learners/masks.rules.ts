const HIDDEN = '•••'

/** `s•••@g•••.com`: enough to distinguish two accounts, too little to write to. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const [host = '', ...rest] = domain.split('.')
  return `${first(name)}${HIDDEN}@${first(host)}${HIDDEN}.${rest.at(-1) ?? ''}`
}

/** `+62 812•••7890`; of other countries, and of short numbers, less. */
export function maskedPhone(phone: string): string {
  const end = phone.length >= 11 ? phone.slice(-4) : phone.slice(-2)
  return phone.startsWith('62') ? `+62 ${phone.slice(2, 5)}${HIDDEN}${end}` : `+${phone.slice(0, 2)}${HIDDEN}${end}`
}

const first = (text: string) => [...text][0] ?? ''

/** The same account without an address to write to. */
export const maskedContact = <Contact extends { email: string; phone: string | null }>(contact: Contact): Contact => ({
  ...contact,
  email: maskedEmail(contact.email),
  // As numbers are stored: without the plus.
  phone: contact.phone === null ? null : maskedPhone(contact.phone).slice(1),
})

/** Where someone lives, down to the district. */
export const maskedAddress = <Place extends { phone: string; street: string; note: string }>(place: Place): Place => ({
  ...place,
  phone: `${HIDDEN}${place.phone.slice(-4)}`,
  street: HIDDEN,
  note: place.note === '' ? '' : HIDDEN,
})
