import { newRequestId, saneRequestId } from '@naikkelas/api'

interface Asked {
  /** Of the socket. */
  remoteAddress: string | undefined
  /** The X-Request-Id header. */
  given: string | undefined
}

/**
 * The id of a request: a trusted proxy's, so that both logs can be joined, else one of our own. Headers of other
 * clients are never stored.
 */
export function requestIdOf({ remoteAddress, given }: Asked, isTrustedProxy: (address: string) => boolean): string {
  const isTrusted = remoteAddress !== undefined && isTrustedProxy(remoteAddress.replace(/^::ffff:(?=\d+\.)/i, ''))
  return (isTrusted ? saneRequestId(given) : undefined) ?? newRequestId()
}
