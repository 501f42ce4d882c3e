/** What of a request tells who sent it. */
interface Sender {
  /** Of the socket. */
  remoteAddress: string | undefined
  /** The X-Forwarded-For header, nearest hop last. */
  forwardedFor: string | undefined
}

/**
 * The address of who sent a request: the socket's, or, when that is a proxy the operator trusts, the nearest hop that
 * is none. What a stranger writes into the header in front of it is never believed.
 */
export function clientAddressOf(
  { remoteAddress, forwardedFor }: Sender,
  isTrusted: (address: string) => boolean,
): string | undefined {
  const hops = [...(forwardedFor?.split(',') ?? []), remoteAddress ?? ''].map(plainAddress).filter((hop) => hop !== '')
  return hops.findLast((hop, index) => index === 0 || !isTrusted(hop))
}

/** IPv4 as it is written, also when the socket speaks IPv6. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whether an address, as a socket names it, is this machine's own. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'
