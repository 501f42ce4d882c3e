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
