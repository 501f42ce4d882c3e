import * as z from 'zod/mini'
import { endpoint, fileEndpoint, textEndpoint } from '../endpoint.ts'

const optOutToken = z.strictObject({ token: z.string().check(z.regex(/^[\w.-]{10,120}$/)) })
const optOutOutput = z.object({
  /** `lead`: a person who submitted a form; `recipient`: a recipient of lead notifications. */
  kind: z.enum(['lead', 'recipient']),
  /** The contact in masked form: `0812-••••-7890`. */
  contacts: z.array(z.string()),
  isDone: z.boolean(),
})
export type OptOut = z.infer<typeof optOutOutput>

/** URL of the signed unsubscribe page. */
export const optOutPath = '/berhenti'

/** Path below the API for one-click unsubscribe by mail programs (RFC 8058). */
export const unsubscribePath = '/unsubscribe'

/** The former path: mails that were sent with it must still be possible to unsubscribe from. */
const formerUnsubscribePath = '/one-click-opt-outs'

const unsubscribeToken = z.strictObject({ token: z.string() })

const oneClickUnsubscribe = {
  summary: 'One-click unsubscribe for mail programs (RFC 8058)',
  input: { params: unsubscribeToken },
  output: z.null(),
  bodyBytes: 2_048,
}
const unsubscribeLink = {
  summary: 'Redirect to the unsubscribe page; opening it does not unsubscribe',
  input: { params: unsubscribeToken },
  contentTypes: [],
}

export const unsubscribeByMailProgram = textEndpoint({ ...oneClickUnsubscribe, path: `${unsubscribePath}/{token}` })
export const openUnsubscribeLink = fileEndpoint({ ...unsubscribeLink, path: `${unsubscribePath}/{token}` })

export const unsubscribeByFormerLink = textEndpoint({
  ...oneClickUnsubscribe,
  path: `${formerUnsubscribePath}/{token}`,
})
export const openFormerUnsubscribeLink = fileEndpoint({
  ...unsubscribeLink,
  path: `${formerUnsubscribePath}/{token}`,
})

export const getOptOut = endpoint({
  method: 'GET',
  path: '/opt-outs/{token}',
  summary: 'The person or recipient of an opt-out link',
  input: { params: optOutToken },
  output: optOutOutput,
})

export const optOut = endpoint({
  method: 'POST',
  path: '/opt-outs/{token}',
  summary: 'Opt out; opening the link alone does not',
  input: { params: optOutToken },
  output: optOutOutput,
})
