/**
 * A signal for one rendering that follows the request's until `end` is called. React never removes its listener; a
 * listener on the request's own signal would create a reference cycle of rendering, request and signal, which Node
 * keeps: a leak of 80 KB per page.
 */
export function renderSignal(visitor: AbortSignal): { signal: AbortSignal; end: () => void } {
  const rendering = new AbortController()
  const follow = () => rendering.abort(visitor.reason)
  if (visitor.aborted) follow()
  else visitor.addEventListener('abort', follow, { once: true })
  return { signal: rendering.signal, end: () => visitor.removeEventListener('abort', follow) }
}
