import { createHmac, timingSafeEqual } from 'node:crypto'
import { candidateKeys, KEY_ID_LENGTH, type Keys } from './key-ring.ts'

/** 144 bits cannot be guessed. */
const macLength = 24

/** A text that only this installation can have written, for an address: `text.idmac`. The text is readable. */
export function signedToken([{ id, value }]: Keys, text: string): string {
  return `${text}.${id}${macOf(value, text)}`
}

/** The text of a token; null when it was signed with none of these keys. One from before there were ids has only its mac. */
export function signedText(keys: Keys, token: string): string | null {
  const end = token.lastIndexOf('.')
  if (end === -1) return null
  const text = token.slice(0, end)
  const signature = token.slice(end + 1)
  const isKeyed = signature.length === KEY_ID_LENGTH + macLength
  const given = Buffer.from(isKeyed ? signature.slice(KEY_ID_LENGTH) : signature)
  const isSigned = candidateKeys(keys, isKeyed ? signature.slice(0, KEY_ID_LENGTH) : null).some(({ value }) => {
    const right = Buffer.from(macOf(value, text))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return isSigned ? text : null
}

const macOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, macLength)
