import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import type { ScreenStyles } from '@naikkelas/page-html/screen'
import { LRUCache } from 'lru-cache'
import { type CompressionDictionary, dictionaryLink } from '../compression-dictionary.ts'
import { speculationHeader } from '../speculation.ts'
import { siteScript, tourScript } from '../site-script/site-script.gen.ts'
import { chosenAnswer, type StoredAnswer, storedAnswer } from '../stored-answer.ts'
import { ScreenMemory, screenTarget } from './screen-memory.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface Options {
  /** What the web application's build made for browsers. */
  clientFolder: string
  appEnv: string
  mediaOrigin: string | undefined
  siteHeaders: readonly string[]
  /** Called when a drawing that was under way is sent to a further visitor. */
  onRepeated?: ((request: Request) => void) | undefined
  /** @default there is none */
  dictionary?: CompressionDictionary | undefined
  /** @default new */
  memory?: ScreenMemory
}

/** A screen as it is sent, made once for all its visitors. */
interface Sent {
  answer: StoredAnswer
  /** Of all compressed bodies. */
  bytes: number
}

export interface PublicScreens {
  /**
   * What to send for an address, path and query; undefined where the application is to be asked.
   * @param availableDictionary as the visitor's browser says it
   */
  inMemory: (address: string, availableDictionary?: string) => StoredAnswer | undefined
  /** Answers a request by what the application draws for it: as it is, unless that is a public screen. */
  answer: (request: Request, draw: (request: Request) => Promise<Response>) => Promise<Response>
}

/** As many as the site has public screens and pages of its lists, roughly. */
const KEPT = 200
/** Letters of addresses that browsers with the dictionary asked for lately, all together. */
const PACKED_LETTERS = 200_000
/** Headers of a drawn response that are not sent: the stored answer sets its own, and `surrogate-control` is for this cache. */
const REPLACED = [
  'content-type',
  'content-length',
  'content-security-policy',
  'set-cookie',
  'surrogate-control',
  'vary',
]

/**
 * Public screens are the same bytes for everyone, as published pages are: their own CSS in the head, its policy by hash,
 * no cookie, and no script but that of the bars.
 */
export function createPublicScreens({
  clientFolder,
  appEnv,
  mediaOrigin,
  siteHeaders,
  onRepeated,
  dictionary,
  memory = new ScreenMemory(),
}: Options): PublicScreens {
  /** By what the application drew: most drawings show what the last one showed. */
  const made = new LRUCache<string, Promise<Sent>>({ max: KEPT })
  /** To be packed with the dictionary: for first visits, crawlers and browsers without it that would be most of the drawing. */
  const packed = new LRUCache<string, true>({
    maxSize: PACKED_LETTERS,
    sizeCalculation: (_, target) => target.length,
  })
  const styles = new Map<string, Promise<ScreenStyles>>()
  const drawing = new Map<string, Promise<StoredAnswer | undefined>>()

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

  async function make(
    html: string,
    drawnHeaders: readonly (readonly [string, string])[],
    packs: CompressionDictionary | undefined,
  ): Promise<Sent> {
    const { drawScreen } = await import('@naikkelas/page-html/screen')
    const href = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/.exec(html)?.[1] ?? ''
    const screen = drawScreen({
      html,
      styles: await stylesOf(href),
      siteScript: { path: siteScript.path, environment: appEnv, tour: tourScript.path },
      mediaOrigin,
    })
    const identity = Buffer.from(screen.html)
    const params = {
      // A list of 57 KB takes 1 ms and 10.11 KB; with the quality 9 and its tables 16 ms and 10.05 KB.
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    }
    const [dcz, br, gzipped] = await Promise.all([
      packs?.compress(identity, 'waiting'),
      brotli(identity, { params }),
      zip(identity),
    ])
    const answer = storedAnswer({
      // Hardly any visitor takes neither encoding, and it would be most of what is kept.
      bodies: { dcz, br, gzip: gzipped, identity: { length: identity.length, unpack: () => brotliDecompressSync(br) } },
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      contentType: 'text/html; charset=utf-8',
      headers: [
        ...drawnHeaders.flat(),
        'content-security-policy',
        screen.csp,
        ...speculationHeader,
        ...(dictionary ? dictionaryLink(dictionary) : []),
        // As a published page: for any other policy the browser starts another process when the answer comes (decision 0184).
        'cross-origin-opener-policy',
        'unsafe-none',
        ...siteHeaders,
      ],
      dictionary,
    })
    return { answer, bytes: br.length + gzipped.length + (dcz?.length ?? 0) }
  }

  async function sentOf(drawn: Response, target: string): Promise<Sent> {
    const html = await drawn.text()
    const own = new Set(siteHeaders.filter((_, index) => index % 2 === 0))
    const headers = [...drawn.headers].filter(([name]) => !REPLACED.includes(name) && !own.has(name))
    const packs = packed.has(target) ? dictionary : undefined
    const key = createHash('sha256')
      .update(JSON.stringify([headers, packs?.mark]))
      .update(html)
      .digest('base64url')
    const sent = made.get(key) ?? make(html, headers, packs)
    made.set(key, sent)
    sent.catch(() => made.delete(key))
    return sent
  }

  function wantPacked(target: string, availableDictionary: string | null | undefined): void {
    if (dictionary && availableDictionary === dictionary.name) packed.set(target, true)
  }

  async function draw(
    request: Request,
    { target, drawnBy }: { target: string; drawnBy: (request: Request) => Promise<Response> },
  ): Promise<{ answer: StoredAnswer | undefined; response: Response }> {
    const drawnAt = memory.now()
    const first = await drawnBy(request)
    const former = first.status >= 500 ? memory.last(target) : undefined
    if (former) return { answer: former, response: responseOf(former, request) }
    if (!isPublicScreen(first)) {
      memory.forget(target)
      return { answer: undefined, response: first }
    }
    // HEAD is answered with the tag of what GET would send, and the body is taken off by Hono.
    const { method, url, headers, signal } = request
    // Node's adapter hands over a stand-in that a Request cannot be made of.
    const drawn = method === 'HEAD' ? await drawnBy(new Request(url, { headers, signal })) : first
    wantPacked(target, headers.get('available-dictionary'))
    const { answer, bytes } = await sentOf(drawn, target)
    const isKept = drawn.status === 200 && drawn.headers.get('surrogate-control') !== 'no-store'
    if (isKept) memory.keep(target, answer, { drawnAt, bytes })
    else memory.forget(target)
    return { answer: isKept ? answer : undefined, response: responseOf(answer, request, drawn.status) }
  }

  return {
    inMemory(address, availableDictionary) {
      const target = screenTarget(address)
      wantPacked(target, availableDictionary)
      return memory.current(target)
    },

    async answer(request, drawnBy) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return drawnBy(request)
      const { pathname, search } = new URL(request.url)
      const target = screenTarget(pathname + search)
      // Screens of one person were never kept, so no visitor waits for the screen of another.
      if (!memory.has(target)) return (await draw(request, { target, drawnBy })).response
      const underWay = drawing.get(target)
      const shared = underWay && (await underWay)
      if (shared) {
        onRepeated?.(request)
        return responseOf(shared, request)
      }
      const drawn = draw(request, { target, drawnBy })
      const answer = drawn.then(({ answer }) => answer).catch(() => undefined)
      drawing.set(target, answer)
      try {
        return (await drawn).response
      } finally {
        if (drawing.get(target) === answer) drawing.delete(target)
      }
    },
  }
}

/** What the application marks as for everyone (its entry.server). */
const isPublicScreen = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control')?.startsWith('public') === true

function responseOf(stored: StoredAnswer, request: Request, drawnStatus = 200): Response {
  const asked = (name: string) => request.headers.get(name) ?? undefined
  const { status, headers, body } = chosenAnswer(stored, {
    acceptEncoding: asked('accept-encoding'),
    availableDictionary: asked('available-dictionary'),
    ifNoneMatch: drawnStatus === 200 ? asked('if-none-match') : undefined,
  })
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as [string, string]] : []))
  if (status === 304) return new Response(null, { status, headers: pairs })
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  return new Response(new Uint8Array(bytes), { status: drawnStatus, headers: pairs })
}
