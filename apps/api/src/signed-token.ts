import { createHmac, timingSafeEqual } from 'node:crypto'

/** Enough that nobody finds one by trying: 144 bits. */
const macLength = 24

/** A text that only this installation can have written, for an address: `text.mac`. The text is readable. */
export function signedToken(key: string, text: string): string {
  return `${text}.${macOf(key, text)}`
}

/** The text of a token; null when it was not signed with this key. */
export function signedText(key: string, token: string): string | null {
  const end = token.lastIndexOf('.')
  if (end === -1) return null
  const text = token.slice(0, end)
  const [given, right] = [Buffer.from(token.slice(end + 1)), Buffer.from(macOf(key, text))]
  return given.length === right.length && timingSafeEqual(given, right) ? text : null
}

const macOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, macLength)
