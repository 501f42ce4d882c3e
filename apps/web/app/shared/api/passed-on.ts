// Headers about the visitor are forwarded to the API; those about body and cache of the page are not.
const ownHeaders = /^(content-|accept|if-|connection|transfer-encoding|range|upgrade)/

/** Headers of a call in process: the visitor's, and its own above them. */
export function passedOn(visitor: Headers, own: Headers): Headers {
  const headers = new Headers()
  for (const [name, value] of visitor) if (!ownHeaders.test(name)) headers.set(name, value)
  for (const [name, value] of own) headers.set(name, value)
  return headers
}
