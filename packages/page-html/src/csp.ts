import { createHash } from 'node:crypto'

/** Addresses that a page may show in a frame: players whose code is theirs, not ours. */
const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

interface PolicyFacts {
  css: string
  body: string
  /** Where pictures and films are shown from when that is another origin than the page's. */
  mediaOrigin?: string | undefined
  /** Whether the page carries its one script, a file of this site that tells this site. @default false */
  hasScript?: boolean
}

/** The policy of a published page: its one stylesheet by hash, files of this site, and a script only where it has one. */
export function contentSecurityPolicy({ css, body, mediaOrigin, hasScript = false }: PolicyFacts): string {
  const media = mediaOrigin === undefined ? "'self'" : `'self' ${mediaOrigin}`
  const frames = FRAME_HOSTS.filter((host) => body.includes(`<iframe`) && body.includes(`${host}/`))
  return [
    "default-src 'none'",
    css === '' ? null : `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    hasScript ? "script-src 'self'; connect-src 'self'" : null,
    `img-src ${media}`,
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
