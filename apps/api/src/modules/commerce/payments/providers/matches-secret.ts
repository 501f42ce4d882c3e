import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in a time that depends on neither, so that a secret cannot be found out by trying. */
export function matchesSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
