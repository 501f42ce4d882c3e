/**
 * A request at the address that its sender typed. A proxy in front ends TLS, so the socket knows plain HTTP alone, and the
 * web application would take a form of our own pages (`Origin: https://…`) for one of another site.
 */
export function atTypedAddress(request: Request, publicUrl: string): Request {
  const url = new URL(request.url)
  const { protocol, host } = new URL(publicUrl)
  const isOurs = url.host === host || url.host.endsWith(`.${host}`)
  if (!isOurs || url.protocol === protocol) return request
  url.protocol = protocol
  return new Request(url, request)
}

/** Whether a page of another site made a browser send a request; programs name no page. */
export function isOfOtherSite(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}
