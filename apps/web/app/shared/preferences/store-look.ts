import { type Look, updateLook } from '@naikkelas/contract/identity'
import { call } from '../api/call.ts'

let next: Look | null = null
let isSending = false

/**
 * Stores the look of the signed-in admin with the account: one request at a time, the last choice wins.
 * @returns whether the account has the last choice; without a connection the browser keeps it
 */
export async function storeLook(look: Look): Promise<boolean> {
  next = look
  if (isSending) return false
  isSending = true
  try {
    for (let body: Look | null = next; body !== null; body = next) {
      next = null
      await call(updateLook, { body }, { keepalive: true })
    }
    return true
  } catch {
    return false
  } finally {
    isSending = false
  }
}
