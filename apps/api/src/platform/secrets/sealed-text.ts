import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { candidateKeys, type Keys } from './key-ring.ts'

const ivBytes = 12
const macBytes = 16

/**
 * A text that only this installation can read, for a column: the key's id, a full stop, AES-256-GCM in base64url.
 * @param keys made for one purpose (`AppContext.keyFor`)
 * @param place where it is kept; moved elsewhere it does not open
 */
export function sealText([{ id, value }]: Keys, place: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(value), iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/**
 * The text; null when it was sealed with a key that is not among these, for another place, or changed. What was sealed
 * before there were ids opens with any of the keys.
 */
export function openText(keys: Keys, place: string, sealed: string): string | null {
  const end = sealed.indexOf('.')
  const bytes = Buffer.from(sealed.slice(end + 1), 'base64url')
  for (const { value } of candidateKeys(keys, end === -1 ? null : sealed.slice(0, end))) {
    const text = openBytes(value, place, bytes)
    if (text !== null) return text
  }
  return null
}

function openBytes(key: string, place: string, bytes: Buffer): string | null {
  if (bytes.length < ivBytes + macBytes) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + macBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + macBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'seal', 32))
