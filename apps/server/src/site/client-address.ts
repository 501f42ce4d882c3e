/** The parts of a request that identify its client's address. */
interface Sender {
  /** Of the socket. */
  remoteAddress: string | undefined
  /** The X-Forwarded-For header, nearest hop last. */
  forwardedFor: string | undefined
}

/**
 * The client's address: the socket's, or behind trusted proxies the nearest hop that is not one of them. Entries in
 * front of that hop can be forged and are ignored.
 */
export function clientAddressOf(
  { remoteAddress, forwardedFor }: Sender,
  isTrusted: (address: string) => boolean,
): string | undefined {
  const hops = [...(forwardedFor?.split(',') ?? []), remoteAddress ?? ''].map(plainAddress).filter((hop) => hop !== '')
  return hops.findLast((hop, index) => index === 0 || !isTrusted(hop))
}

/** IPv4 as it is written, also when the socket speaks IPv6. */
export function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whether an address, as a socket names it, is this machine's own. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'
