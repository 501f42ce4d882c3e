import type { IncomingMessage } from 'node:http'

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Brings a request with a whole address as its target (RFC 9112 §3.2.2) into the usual form: the path as target and the
 * address's host as the only Host header, which is the one that counts. Everything behind reads path and host from there.
 */
export function useOriginForm(request: IncomingMessage): void {
  const [, authority, rest = ''] = absoluteForm.exec(request.url ?? '') ?? []
  if (authority === undefined) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  request.headers.host = authority
  const others = request.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && name.toLowerCase() !== 'host' ? [name, all[at + 1] ?? ''] : [],
  )
  request.rawHeaders = ['Host', authority, ...others]
}
