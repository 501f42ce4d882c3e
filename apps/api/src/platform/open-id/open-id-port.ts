/** What a provider says of the person who signed in there. */
export interface ProvenIdentity {
  issuer: string
  /** Of the account there; it never changes, and is never given to another person. */
  subject: string
  /** As the provider spells it. */
  email: string | null
  isEmailVerified: boolean
  name: string | null
}

/** One way to the provider and back. All but the address are secrets of the browser that began it. */
export interface RoundTrip {
  /** Where the provider sends the browser back to, as it is registered there. */
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** A provider that people have accounts at (OpenID Connect, code flow with PKCE). */
export interface OpenIdProvider {
  /** A new way: what is remembered of it, and where the browser goes. @throws OpenIdUnreachable */
  begin: (redirectUri: string) => Promise<{ trip: RoundTrip; address: string }>
  /**
   * Who came back.
   * @param query of the address that the browser came back to
   * @throws OpenIdRefused, OpenIdUnreachable
   */
  finish: (trip: RoundTrip, query: string) => Promise<ProvenIdentity>
}

/** The person said no, or what came back does not belong to this way. */
export class OpenIdRefused extends Error {
  override name = 'OpenIdRefused'
  readonly isCancelled: boolean

  constructor(message: string, { isCancelled, cause }: { isCancelled: boolean; cause: unknown }) {
    super(message, { cause })
    this.isCancelled = isCancelled
  }
}

/** Nothing can be said: the provider does not answer. */
export class OpenIdUnreachable extends Error {
  override name = 'OpenIdUnreachable'
}
