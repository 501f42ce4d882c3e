import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '@naikkelas/api'

/**
 * Begins to listen.
 * @returns the port, which differs from the one asked for when that was 0
 * @throws StartError with a sentence when the port cannot be had
 */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        refusals[error.code ?? '']
          ? new StartError(`Port ${port} of ${host} ${refusals[error.code ?? ''] ?? ''}`, { cause: error })
          : error,
      ),
    )
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: stop that one, or set PORT to another.',
  EACCES: 'may not be used by this user: set PORT to one above 1023.',
  EADDRNOTAVAIL: 'is no address of this machine: set HOST to one that is.',
}

/** Finishes the requests that are under way, at most for a while, then ends what is left. */
export function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
