import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a household or a telephone; the others it chooses as it likes. */
const networkGroups = 4
/** Groups that name a site: what a provider hands to one customer with many networks. */
const siteGroups = 3
const groups = 8

/**
 * The subject that an address counts for: an IPv4 address itself, an IPv6 address's network, as each client has 2^64
 * addresses of its network and could use another one for each try.
 */
export function networkOf(address: string): string {
  return leadingGroups(address, networkGroups) ?? address
}

/** The site (/48) that an IPv6 address lies in, marked as such; null for IPv4, also in IPv6 form. */
export function siteNetworkOf(address: string): string | null {
  const site = leadingGroups(address, siteGroups)
  return site?.endsWith('::') ? `${site}/48` : null
}

function leadingGroups(address: string, count: number): string | null {
  if (!isIPv6(address)) return null
  const [plain = ''] = address.toLowerCase().split('%', 1)
  // An IPv4 address in other words: all of them share one network.
  if (/^(::|(0+:){5})ffff:/.test(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = partsOf(head)
  const written = before.length + partsOf(tail ?? '').length
  const all = tail === undefined ? before : [...before, ...Array<string>(groups - written).fill('0'), ...partsOf(tail)]
  return (
    all
      .slice(0, count)
      .map((part) => part.replace(/^0+(?=.)/, ''))
      .join(':') + '::'
  )
}

/** An IPv4 address at its end is two groups. */
const partsOf = (text: string) =>
  text === '' ? [] : text.split(':').flatMap((part) => (part.includes('.') ? ['', ''] : [part]))
