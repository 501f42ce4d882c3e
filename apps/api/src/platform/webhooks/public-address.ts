import { BlockList, isIP } from 'node:net'

/** Networks that are not public: this machine, its local network, cloud metadata. */
const notPublic = new BlockList()
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
for (const [network, prefix] of closed4) notPublic.addSubnet(network, prefix, 'ipv4')
// Tunnels embed an address of the other family; documentation networks have no hosts.
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [network, prefix] of closed6) notPublic.addSubnet(network, prefix, 'ipv6')
/** What is handed out on the internet at all; mapped and translated addresses of the older family lie outside. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    default:
      return false
  }
}
