import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import * as z from 'zod'
import { type OpenIdProvider, OpenIdRefused, OpenIdUnreachable } from './open-id-port.ts'

/** Of the operator's registration at a provider. */
export interface OpenIdClient {
  issuer: string
  clientId: string
  clientSecret: string
}

const TIMEOUT_SECONDS = 5
/** What the provider's description says may change: its keys are asked for by themselves, its addresses this often. */
const DESCRIPTION_MS = 3_600_000

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.optional(z.string()),
  // Some providers send it as a word.
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
  name: z.optional(z.string()),
})

/** Speaks to a provider with openid-client, which checks state, nonce, issuer, audience, times and signature. */
export function createOpenIdProvider({ issuer, clientId, clientSecret }: OpenIdClient): OpenIdProvider {
  let known: { configuration: Promise<Configuration>; at: number } | undefined

  /** The provider's description, asked for when it is first needed. */
  function configuration(): Promise<Configuration> {
    if (known !== undefined && Date.now() - known.at < DESCRIPTION_MS) return known.configuration
    const asked = discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      timeout: TIMEOUT_SECONDS,
    }).catch((error: unknown) => {
      known = undefined
      throw new OpenIdUnreachable(`${issuer} cannot be asked`, { cause: error })
    })
    known = { configuration: asked, at: Date.now() }
    return asked
  }

  return {
    async begin(redirectUri) {
      const config = await configuration()
      const trip = {
        redirectUri,
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      }
      const address = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await calculatePKCECodeChallenge(trip.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { trip, address: address.href }
    },
    async finish({ redirectUri, state, nonce, codeVerifier }, query) {
      const config = await configuration()
      const address = new URL(redirectUri)
      address.search = query
      const tokens = await authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      }).catch((error: unknown) => {
        throw failureOf(error)
      })
      const claims = claimsSchema.safeParse(tokens.claims())
      if (!claims.success) throw refused('the ID token lacks what is needed', claims.error)
      const { iss, sub, email, email_verified, name } = claims.data
      return {
        issuer: iss,
        subject: sub,
        email: email ?? null,
        isEmailVerified: email !== undefined && email_verified === true,
        name: name ?? null,
      }
    },
  }
}

const unreachableCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'])

function failureOf(error: unknown): Error {
  if (error instanceof AuthorizationResponseError)
    return new OpenIdRefused(`the provider answered ${error.error}`, {
      isCancelled: error.error === 'access_denied',
      cause: error,
    })
  const isAway =
    error instanceof ClientError
      ? unreachableCodes.has(error.code ?? '')
      : error instanceof TypeError && error.message === 'fetch failed'
  return isAway ? new OpenIdUnreachable('the provider does not answer', { cause: error }) : refused('not valid', error)
}

const refused = (message: string, cause: unknown) => new OpenIdRefused(message, { isCancelled: false, cause })
