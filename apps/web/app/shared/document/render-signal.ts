/**
 * A signal for one rendering that follows the visitor's until `end` is called. React listens to the signal it is handed
 * and never lets go; a listener on the request's own signal would hold the rendering, that the request, and the request
 * the signal: Node keeps such a ring for good, 80 KB for each page that was sent.
 */
export function renderSignal(visitor: AbortSignal): { signal: AbortSignal; end: () => void } {
  const rendering = new AbortController()
  const follow = () => rendering.abort(visitor.reason)
  if (visitor.aborted) follow()
  else visitor.addEventListener('abort', follow, { once: true })
  return { signal: rendering.signal, end: () => visitor.removeEventListener('abort', follow) }
}
