import { BlockList, isIP } from 'node:net'

interface Network {
  address: string
  family: 'ipv4' | 'ipv6'
  prefix: number
}

const FAMILY_BITS = { ipv4: 32, ipv6: 128 } as const

/** An address, or a network in CIDR form; undefined for anything else, such as an address with a zone. */
function networkIn(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return undefined
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (prefix === undefined) return { address, family, prefix: FAMILY_BITS[family] }
  if (!/^(0|[1-9]\d{0,2})$/.test(prefix) || Number(prefix) > FAMILY_BITS[family]) return undefined
  return { address, family, prefix: Number(prefix) }
}

/** Whether a text is an IP address or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string) => networkIn(text) !== undefined

/**
 * Decides whether an address lies in one of some networks. An IPv4 address in IPv6 form (`::ffff:10.0.0.1`) is the same.
 * @throws when one of them is no network
 */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const text of networks) {
    const network = networkIn(text)
    if (!network) throw new Error(`${text} is neither an IP address nor a network`)
    list.addSubnet(network.address, network.prefix, network.family)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}
