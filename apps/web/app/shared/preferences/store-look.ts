import { type Look, updateLook } from '@naikkelas/contract/identity'
import { call } from '../api/call.ts'

let next: Look | null = null
let isSending = false

/**
 * Stores the look of the signed-in admin with the account: one request at a time, the last choice wins.
 * @returns the choice that the account has now; null without a connection, and for one that goes after another
 */
export async function storeLook(look: Look): Promise<Look | null> {
  next = look
  if (isSending) return null
  isSending = true
  let stored: Look | null = null
  try {
    for (let body: Look | null = next; body !== null; body = next) {
      next = null
      await call(updateLook, { body }, { keepalive: true })
      stored = body
    }
    return stored
  } catch {
    return null
  } finally {
    isSending = false
  }
}
