import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const macBytes = 16

/**
 * A text that only this installation can read, for a column: AES-256-GCM in base64url.
 * @param key made for one purpose (`AppContext.keyFor`)
 * @param place where it is kept; moved elsewhere it does not open
 */
export function sealText(key: string, place: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text; null when it was sealed with another key, for another place, or changed. */
export function openText(key: string, place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
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
