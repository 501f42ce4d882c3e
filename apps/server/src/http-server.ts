import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '@naikkelas/supervision'

/** An address of its own, or a socket that the supervisor bound. */
export type ListenOn = { port: number; host: string } | { fd: number }

/**
 * Begins to listen.
 * @returns the port, which differs from the one asked for when that was 0
 * @throws StartError with a sentence when the port cannot be had
 */
export function listen(server: Server, on: ListenOn, onFailure: (error: Error) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startErrorOf(error, on)))
    server.listen(on, () => {
      server.removeAllListeners('error')
      // A connection that cannot be accepted, such as for want of file descriptors, must not end the process.
      server.on('error', onFailure)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function startErrorOf(error: NodeJS.ErrnoException, on: ListenOn): Error {
  const reason = refusals[error.code ?? '']
  if (reason === undefined) return error
  const place = 'fd' in on ? 'The port' : `Port ${on.port} of ${on.host}`
  return new StartError(`${place} ${reason}`, { cause: error })
}

const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: stop that one, or set PORT to another.',
  EACCES: 'may not be used by this user: set PORT to one above 1023.',
  EADDRNOTAVAIL: 'is no address of this machine: set HOST to one that is.',
}
