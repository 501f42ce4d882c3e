import * as z from 'zod'
import type { OpenIdClient } from './platform/open-id/index.ts'

const required = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const
const word = z.string().regex(/^[\x21-\x7e]+$/, 'must have no spaces')

/** The operator's registration at Google, for signing in there. */
export const googleSettings = {
  GOOGLE_CLIENT_ID: word.optional(),
  GOOGLE_CLIENT_SECRET: word.optional(),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be the address of the issuer, such as https://accounts.google.com' })
    .default('https://accounts.google.com'),
}

type Given = { [Name in keyof typeof googleSettings]?: string | undefined }

/** Settings that are missing although another is there. */
export function missingOfGoogle(given: Given) {
  const missing = required.filter((name) => given[name] === undefined)
  return missing.length === required.length ? [] : missing
}

export function googleOf(given: Given & { GOOGLE_ISSUER: string }): OpenIdClient | undefined {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = given
  if (GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined) return undefined
  return { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
}
