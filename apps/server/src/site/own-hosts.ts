import { networkInterfaces } from 'node:os'
import type { Env } from '@naikkelas/api'

/**
 * Hosts served beside the public address and this machine's own names: locally, the addresses of a widened HOST, so
 * that a phone on the same network can open a page.
 * @param addresses the machine's, from the operating system
 */
export function furtherHosts(
  { appEnv, host, port }: Pick<Env, 'appEnv' | 'host' | 'port'>,
  addresses = machineAddresses(),
): string[] {
  if (appEnv !== 'local') return []
  const names = host === '0.0.0.0' || host === '::' ? addresses : [host]
  return names.map((name) => `${name.includes(':') ? `[${name}]` : name}${port === 80 ? '' : `:${port}`}`)
}

function machineAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) => (cards ?? []).map(({ address }) => address))
}
