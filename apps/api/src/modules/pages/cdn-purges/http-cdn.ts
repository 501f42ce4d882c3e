import type { CdnPort } from '../../../ports/cdn.ts'

interface HttpCdnOptions {
  /** Where tags are purged: `https://api.cloudflare.com/client/v4/zones/…/purge_cache`. */
  url: string
  token: string
  /** For the whole of a request and its answer. @default 10 s */
  timeoutMs?: number
}

/**
 * A CDN with a purge API like Cloudflare's: `POST {"tags": […]}` with a bearer token. Responses carry the tags in
 * `Surrogate-Key` as well. Redirects are not followed: the token is for this address alone.
 */
export function createHttpCdn({ url, token, timeoutMs = 10_000 }: HttpCdnOptions): CdnPort {
  return {
    async purge(tags) {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'surrogate-key': tags.join(' '),
        },
        body: JSON.stringify({ tags }),
      })
      // An unread body would keep the connection open.
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`)
    },
  }
}
