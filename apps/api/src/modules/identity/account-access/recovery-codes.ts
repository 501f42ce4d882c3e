import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodesAtOnce } from '@naikkelas/contract/identity'
import type { Keys } from '../../../platform/secrets/key-ring.ts'

/** Base32: no letter looks like a digit. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
/** 60 bits. */
const LENGTH = 12

/** New codes as they are stored and typed; people read them in groups (`groupedCode`). */
export function newRecoveryCodes(): string[] {
  const code = () => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: recoveryCodesAtOnce }, code)
}

/** `abcd-efgh-ijkl` */
export const groupedCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** Hashes of a code by each key, the current one first: a code that was hashed with a former secret still works. */
export function recoveryCodeHashes(keys: Keys, accountId: string, code: string): string[] {
  return keys.map(({ value }) => createHmac('sha256', value).update(`${accountId}\n${code}`).digest('base64url'))
}
