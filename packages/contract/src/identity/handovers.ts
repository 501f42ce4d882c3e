import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/**
 * A sign-in for a partner's host: it happens on our own host, and a one-time code takes the session there. Cookies are
 * never shared between hosts.
 */

/** On a partner's host: leads to the sign-in on ours, which comes back. */
export const partnerSignInPath = '/sesi/masuk'
/** On a partner's host: takes what comes back. */
export const partnerReturnPath = '/sesi/lanjut'

export const createHandover = endpoint({
  method: 'POST',
  path: '/me/handovers',
  summary: 'Make the one-time code that takes this session to a partner’s host, good for a minute',
  input: {
    body: z.strictObject({
      /** With its port, when that is not the scheme's own. */
      host: z.string().check(z.regex(/^[a-z0-9.-]{1,253}(?::\d{1,5})?$/)),
      /** To open there. */
      path: z.string().check(z.maxLength(2_048)),
      /** Of the browser that asked there; in another one the code is worth nothing. */
      mark: z.string().check(z.regex(/^[\w-]{43}$/)),
    }),
  },
  output: z.object({ address: z.url() }),
  successStatus: 201,
})
