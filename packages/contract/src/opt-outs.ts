import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const optOutToken = z.strictObject({ token: z.string().check(z.regex(/^[\w.-]{10,120}$/)) })
const optOutOutput = z.object({
  /** `lead`: somebody who filled in a form; `recipient`: somebody who is told of new leads by mail. */
  kind: z.enum(['lead', 'recipient']),
  /** Whose it is, without giving it away: `0812-••••-7890`. */
  contacts: z.array(z.string()),
  isDone: z.boolean(),
})
export type OptOut = z.infer<typeof optOutOutput>

/** Where a signed link that ends all messages is opened. */
export const optOutPath = '/berhenti'

/** Below the API: where a mail program posts for its reader, without a page (RFC 8058). No endpoint of the list. */
export const oneClickPath = '/one-click-opt-outs'

export const getOptOut = endpoint({
  method: 'GET',
  path: '/opt-outs/{token}',
  summary: 'Whom a signed link keeps from hearing more',
  input: { params: optOutToken },
  output: optOutOutput,
})

export const optOut = endpoint({
  method: 'POST',
  path: '/opt-outs/{token}',
  summary: 'Hear nothing more; opening the link alone does not',
  input: { params: optOutToken },
  output: optOutOutput,
})
