import { lookup } from 'node:dns/promises'
import net from 'node:net'
import type { Stream } from 'node:stream'
import { getSystemErrorName } from 'node:util'
import { StartError } from '@naikkelas/supervision'

/** A bound TCP socket that this process accepts nothing from. */
interface BoundSocket {
  getsockname: (name: { port?: number }) => number
  close: () => void
}

/** What node:cluster binds the sockets of its workers with; it answers the number of a system error otherwise. */
type BindSocket = (address: string, port: number, family: 4 | 6) => BoundSocket | number

const { _createServerHandle: bindSocket } = net as unknown as { _createServerHandle: BindSocket }

export interface ListeningSocket {
  /** Goes into a child's `stdio`, where it is inherited. */
  stdio: Stream
  port: number
  close: () => void
}

/**
 * Binds the port that all web processes accept from. This process never accepts: the kernel keeps connections that
 * arrive while no web process runs, and the next one answers them (docs/decisions/0146).
 * @param options a port of 0 is a free one
 * @throws StartError with a sentence when the port cannot be had
 */
export async function bindListeningSocket({ host, port }: { host: string; port: number }): Promise<ListeningSocket> {
  const refuse = (code: string, cause?: unknown) => {
    const reason = refusals[code] ?? `cannot be listened on: ${code}.`
    return new StartError(`Port ${port} of ${host} ${reason}`, { cause })
  }
  const { address, family } = await lookup(host).catch((cause: unknown) => {
    throw refuse('EADDRNOTAVAIL', cause)
  })
  const bound = bindSocket(address, port, family === 6 ? 6 : 4)
  if (typeof bound === 'number') throw refuse(getSystemErrorName(bound))
  const name: { port?: number } = {}
  // A port that is taken is only said here.
  const error = bound.getsockname(name)
  if (error !== 0) {
    bound.close()
    throw refuse(getSystemErrorName(error))
  }
  return { stdio: bound as unknown as Stream, port: name.port ?? port, close: () => bound.close() }
}

const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: stop that one, or set PORT to another.',
  EACCES: 'may not be used by this user: set PORT to one above 1023.',
  EADDRNOTAVAIL: 'is no address of this machine: set HOST to one that is.',
}
