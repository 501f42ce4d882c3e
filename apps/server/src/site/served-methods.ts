import { errorTable } from '@naikkelas/contract'

const READING = ['GET', 'HEAD']
const READING_AND_FORMS = [...READING, 'POST']
/** Files and previews: nothing can be sent to them. */
const isForReading = (path: string) =>
  /^\/(preview|fonts|assets|media|storybook)\/|^\/(pengumuman\/rss\.xml|robots\.txt|sitemap(-\d+)?\.xml|favicon\.(ico|svg))$/.test(
    path,
  )

/** What may be done at a path; for everything but the API. */
export function servedAt(path: string): readonly string[] {
  return isForReading(path) ? READING : READING_AND_FORMS
}

/** The answer to a method that is not served at a path, or null when it is. Speaks for everything but the API. */
export function unservedMethod(method: string, path: string): Response | null {
  const served = servedAt(path)
  if (served.includes(method)) return null
  return method === 'OPTIONS' ? new Response(null, { status: 204, headers: allowing(served) }) : notServed(served)
}

const allowing = (served: readonly string[]) => ({ allow: served.join(', ') })

function notServed(served: readonly string[]): Response {
  const { status, message } = errorTable.method_not_allowed
  const headers = { ...allowing(served), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(message, { status, headers })
}
