import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Compares in a time that depends on neither. */
export function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Of an address: only the gateway can make it, so that a charge cannot be paid by guessing its id. */
export function signatureOf(secret: string, path: string): string {
  return createHmac('sha256', secret).update(path).digest('base64url')
}
