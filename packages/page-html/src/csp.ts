import { createHash } from 'node:crypto'
import { advertiserHosts, advertisersOf, askBeforePaint, type Pixels } from './script/consent-band.ts'

/** Origins of embedded players, which run third-party code. */
const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

interface PolicyFacts {
  css: string
  body: string
  /** Origin of pictures and films, if it is not the page's. */
  mediaOrigin?: string | undefined
  /** Whether the page has its script, which is loaded from and reports to this site. @default false */
  hasScript?: boolean
  /** Advertisers that may be contacted after consent; the browser blocks all others. @default none */
  pixels?: Pixels | undefined
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy of a published page: its stylesheet by hash, files of this site, and a script only if the
 * page has one.
 */
export function contentSecurityPolicy({ css, body, mediaOrigin, hasScript = false, pixels }: PolicyFacts): string {
  const media = mediaOrigin === undefined ? "'self'" : `'self' ${mediaOrigin}`
  const frames = FRAME_HOSTS.filter((host) => body.includes(`<iframe`) && body.includes(`${host}/`))
  const advertisers = advertisersOf(pixels)
  const from = advertisers.flatMap((name) => advertiserHosts[name].script)
  const to = advertisers.flatMap((name) => advertiserHosts[name].connect)
  return [
    "default-src 'none'",
    css === '' ? null : `style-src ${sha256(css)}`,
    hasScript
      ? `script-src ${["'self'", ...(pixels && advertisers.length > 0 ? [sha256(askBeforePaint(pixels))] : []), ...from].join(' ')}`
      : null,
    hasScript ? `connect-src ${["'self'", ...to].join(' ')}` : null,
    `img-src ${[media, ...to].join(' ')}`,
    "font-src 'self'",
    `media-src ${media}`,
    frames.length === 0 ? null : `frame-src ${frames.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .filter(Boolean)
    .join('; ')
}
