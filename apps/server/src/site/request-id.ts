import { newRequestId, saneRequestId } from '@naikkelas/api'

interface Asked {
  /** Of the socket. */
  remoteAddress: string | undefined
  /** The X-Request-Id header. */
  given: string | undefined
}

/**
 * The id of a request: the one that a proxy the operator trusts gave it, so that its log and ours can be read together,
 * and one of our own for everyone else. What a stranger writes into the header is never stored.
 */
export function requestIdOf({ remoteAddress, given }: Asked, isTrustedProxy: (address: string) => boolean): string {
  const isTrusted = remoteAddress !== undefined && isTrustedProxy(remoteAddress.replace(/^::ffff:(?=\d+\.)/i, ''))
  return (isTrusted ? saneRequestId(given) : undefined) ?? newRequestId()
}
