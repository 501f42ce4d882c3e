import { createHash } from 'node:crypto'

/** Addresses that a page may show in a frame: players whose code is theirs, not ours. */
const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** The policy of a published page: its one stylesheet by hash, files of this site, and no script at all. */
export function contentSecurityPolicy({ css, body }: { css: string; body: string }): string {
  const frames = FRAME_HOSTS.filter((host) => body.includes(`<iframe`) && body.includes(`${host}/`))
  return [
    "default-src 'none'",
    css === '' ? null : `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    frames.length === 0 ? null : `frame-src ${frames.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .filter(Boolean)
    .join('; ')
}
