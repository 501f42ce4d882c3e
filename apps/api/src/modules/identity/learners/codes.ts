import * as z from 'zod'
import type { OneTimeCode } from '../../../platform/one-time-codes/index.ts'
import type { RoundTrip } from '../../../platform/open-id/index.ts'
import type { Linking } from '../account-access/index.ts'

const realm = 'learner'

/** An account is made once its e-mail is proven, so an address cannot be occupied by a stranger. */
export const registrationCode: OneTimeCode<{ name: string; email: string; phone: string; passwordHash: string }> = {
  realm,
  purpose: 'register',
  payload: z.object({ name: z.string(), email: z.string(), phone: z.string(), passwordHash: z.string() }),
  minutes: 30,
}

export const emailChangeCode: OneTimeCode<{ email: string }> = {
  realm,
  purpose: 'change_email',
  payload: z.object({ email: z.string() }),
  minutes: 30,
}

export const phoneCode: OneTimeCode<{ phone: string }> = {
  realm,
  purpose: 'verify_phone',
  payload: z.object({ phone: z.string() }),
  minutes: 10,
}

/** A way to Google and back, kept by the browser that began it. */
export const googleTripCode: OneTimeCode<RoundTrip> = {
  realm,
  purpose: 'google_trip',
  payload: z.object({ redirectUri: z.string(), state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  minutes: 10,
}

/** A Google account that waits for the password of the account it may belong to. */
export const googleLinkCode: OneTimeCode<Linking> = {
  realm,
  purpose: 'google_link',
  payload: z.object({ issuer: z.string(), subject: z.string(), email: z.string() }),
  minutes: 10,
}

/** Takes a session to a partner's host. */
export const handoverCode: OneTimeCode<{ host: string; path: string; mark: string; sessionId: string }> = {
  realm,
  purpose: 'handover',
  payload: z.object({ host: z.string(), path: z.string(), mark: z.string(), sessionId: z.uuid() }),
  minutes: 1,
}

/** By a link alone: it opens a closed account again, as long as it is not erased. */
export const deletionCode: OneTimeCode<Record<string, never>> = {
  realm,
  purpose: 'cancel_deletion',
  payload: z.strictObject({}),
  minutes: 14 * 24 * 60,
}
