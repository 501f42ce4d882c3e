import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ScreenStyles } from '@naikkelas/page-html/screen'
import { LRUCache } from 'lru-cache'
import { speculationHeader } from '../speculation.ts'
import { siteScript, tourScript } from '../site-script/site-script.gen.ts'

const compress = promisify(brotliCompress)

interface Options {
  /** What the web application's build made for browsers. */
  clientFolder: string
  appEnv: string
  mediaOrigin: string | undefined
}

/** A screen as it is sent, made once for all its visitors. */
interface Sent {
  identity: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
  csp: string
  etag: string
}

export interface PublicScreens {
  /** The answer to a request for a screen that the application drew: itself, unless it is a public one. */
  answer: (request: Request, drawn: Response) => Promise<Response>
}

/** As many as the site has public screens and pages of its lists, roughly. */
const KEPT = 200

/**
 * Public screens are the same bytes for everyone, as published pages are: their own CSS in the head, its policy by hash,
 * no cookie, and no script but that of the bars.
 */
export function createPublicScreens({ clientFolder, appEnv, mediaOrigin }: Options): PublicScreens {
  const kept = new LRUCache<string, Promise<Sent>>({ max: KEPT })
  const styles = new Map<string, Promise<ScreenStyles>>()

  /** Read once for each release. */
  function stylesOf(href: string): Promise<ScreenStyles> {
    const known = styles.get(href)
    if (known) return known
    const reading = Promise.all([
      import('@naikkelas/page-html/screen'),
      readFile(join(clientFolder, href), 'utf8'),
    ]).then(([{ screenStyles }, text]) => screenStyles(text))
    styles.set(href, reading)
    reading.catch(() => styles.delete(href))
    return reading
  }

  async function made(html: string): Promise<Sent> {
    const { drawScreen } = await import('@naikkelas/page-html/screen')
    const href = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/.exec(html)?.[1] ?? ''
    const screen = drawScreen({
      html,
      styles: await stylesOf(href),
      siteScript: { path: siteScript.path, environment: appEnv, tour: tourScript.path },
      mediaOrigin,
    })
    const identity = new Uint8Array(Buffer.from(screen.html))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
    const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    return { identity, br: new Uint8Array(await compress(identity, { params })), csp: screen.csp, etag }
  }

  return {
    async answer(request, drawn) {
      if (!isPublicScreen(drawn)) return drawn
      const html = await drawn.text()
      const key = createHash('sha256').update(html).digest('base64url')
      const sent = kept.get(key) ?? made(html)
      kept.set(key, sent)
      sent.catch(() => kept.delete(key))
      return answered(request, drawn, await sent)
    },
  }
}

/** What the application marks as for everyone (its entry.server). */
export const isPublicScreen = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control')?.startsWith('public') === true

function answered(request: Request, drawn: Response, { identity, br, csp, etag }: Sent): Response {
  const headers = new Headers(drawn.headers)
  headers.delete('set-cookie')
  headers.set('content-security-policy', csp)
  headers.set(...speculationHeader)
  // As a published page: for any other policy the browser starts another process when the answer comes (decision 0184).
  headers.set('cross-origin-opener-policy', 'unsafe-none')
  headers.set('vary', 'Accept-Encoding')
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  // Each encoding is another representation, with a tag of its own.
  const tag = `"${etag}${takesBrotli ? '-br' : ''}"`
  headers.set('etag', tag)
  if (drawn.status === 200 && request.headers.get('if-none-match')?.includes(tag)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  if (takesBrotli) headers.set('content-encoding', 'br')
  return new Response(takesBrotli ? br : identity, { status: drawn.status, headers })
}
