import { createHash } from 'node:crypto'
import { advertiserHosts, advertisersOf, askBeforePaint, type Pixels } from './script/consent-band.ts'

/** Addresses that a page may show in a frame: players whose code is theirs, not ours. */
const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

interface PolicyFacts {
  css: string
  body: string
  /** Where pictures and films are shown from when that is another origin than the page's. */
  mediaOrigin?: string | undefined
  /** Whether the page carries its one script, a file of this site that tells this site. @default false */
  hasScript?: boolean
  /** Advertisers that are told once a visitor agrees; the browser lets nobody else in. @default none */
  pixels?: Pixels | undefined
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a published page: its one stylesheet by hash, files of this site, and a script only where it has one. */
export function contentSecurityPolicy({ css, body, mediaOrigin, hasScript = false, pixels }: PolicyFacts): string {
  const media = mediaOrigin === undefined ? "'self'" : `'self' ${mediaOrigin}`
  const frames = FRAME_HOSTS.filter((host) => body.includes(`<iframe`) && body.includes(`${host}/`))
  const told = advertisersOf(pixels)
  const from = told.flatMap((name) => advertiserHosts[name].script)
  const to = told.flatMap((name) => advertiserHosts[name].tell)
  return [
    "default-src 'none'",
    css === '' ? null : `style-src ${sha256(css)}`,
    hasScript
      ? `script-src ${["'self'", ...(pixels && told.length > 0 ? [sha256(askBeforePaint(pixels))] : []), ...from].join(' ')}`
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
