import { safeHref } from '../../values/safe-href.ts'
import type { Video } from '../values.ts'
import { playerAddress } from './player-address.ts'

/** Something that another site plays or shows: where it lives there, and its player for a frame. */
export interface Player {
  /** The site's name. */
  name: string
  /** What one does with it there. */
  verb: 'watch' | 'listen' | 'open'
  /** Its page on that site. */
  href: string
  /** Its player, which starts at once: someone just asked for it. */
  frame: string
  ratio: '16:9' | '9:16'
}

export const embedProviders = ['youtube', 'vimeo', 'maps', 'spotify', 'tiktok'] as const
export type EmbedProvider = (typeof embedProviders)[number]

/** The player of a provider's film, from a second on. */
export function filmPlayer(film: Extract<Video, { kind: 'provider' }>, seconds = 0): Player {
  const at = Math.max(0, Math.floor(seconds))
  const isLater = at > 0
  const frame = playerAddress(film)
  switch (film.provider) {
    case 'youtube':
      return {
        name: 'YouTube',
        verb: 'watch',
        href: `https://www.youtube.com/watch?v=${film.id}${isLater ? `&t=${at}s` : ''}`,
        frame: isLater ? `${frame}&start=${at}` : frame,
        ratio: '16:9',
      }
    case 'vimeo': {
      const moment = isLater ? `#t=${at}s` : ''
      return {
        name: 'Vimeo',
        verb: 'watch',
        href: `https://vimeo.com/${film.id}${moment}`,
        frame: frame + moment,
        ratio: '16:9',
      }
    }
  }
}

/**
 * What a provider shows for a reference, or null when it is none. Of an address only the id is kept: nothing that is
 * pasted reaches a frame as it is.
 *
 * @param reference an id, an address of that provider, or for a map the name of a place
 */
export function embeddedPlayer(provider: EmbedProvider, reference: string): Player | null {
  const given = reference.trim()
  switch (provider) {
    case 'youtube': {
      const id = /^[\w-]{11}$/.test(given)
        ? given
        : idAt(
            given,
            ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
            /(?:[?&]v=|\/(?:embed|shorts|live)\/|youtu\.be\/)([\w-]{11})(?![\w-])/,
          )
      return id === null ? null : filmPlayer({ kind: 'provider', provider, id })
    }
    case 'vimeo': {
      const id = /^\d{6,12}$/.test(given) ? given : idAt(given, ['vimeo.com'], /\/(\d{6,12})(?!\d)/)
      return id === null ? null : filmPlayer({ kind: 'provider', provider, id })
    }
    case 'maps': {
      // An address of a map holds more than a place; only words are looked for.
      if (given === '' || /^https?:|[<>]/i.test(given)) return null
      const place = encodeURIComponent(given)
      return {
        name: 'Google Maps',
        verb: 'open',
        href: `https://www.google.com/maps/search/?api=1&query=${place}`,
        frame: `https://www.google.com/maps?q=${place}&output=embed`,
        ratio: '16:9',
      }
    }
    case 'spotify': {
      const path =
        /^(?:spotify:)?(track|album|playlist|episode|show)[/:]([A-Za-z0-9]{22})$/.exec(given) ??
        (isAt(given, ['open.spotify.com'])
          ? /\/(track|album|playlist|episode|show)\/([A-Za-z0-9]{22})(?![A-Za-z0-9])/.exec(given)
          : null)
      return path === null
        ? null
        : {
            name: 'Spotify',
            verb: 'listen',
            href: `https://open.spotify.com/${path[1]}/${path[2]}`,
            frame: `https://open.spotify.com/embed/${path[1]}/${path[2]}`,
            ratio: '16:9',
          }
    }
    case 'tiktok': {
      const id = /^\d{15,22}$/.test(given) ? given : idAt(given, ['tiktok.com'], /\/(?:video|v1|v2)\/(\d{15,22})(?!\d)/)
      // Without the creator's name TikTok's own player page is the one address that an id alone gives.
      return id === null
        ? null
        : {
            name: 'TikTok',
            verb: 'watch',
            href: `https://www.tiktok.com/embed/v2/${id}`,
            frame: `https://www.tiktok.com/player/v1/${id}?autoplay=1&rel=0`,
            ratio: '9:16',
          }
    }
  }
}

function isAt(address: string, hosts: readonly string[]): boolean {
  const href = safeHref(/^https?:/i.test(address) ? address : `https://${address}`)
  if (href === null) return false
  const { hostname } = new URL(href)
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

function idAt(address: string, hosts: readonly string[], pattern: RegExp): string | null {
  return isAt(address, hosts) ? (pattern.exec(address)?.[1] ?? null) : null
}
