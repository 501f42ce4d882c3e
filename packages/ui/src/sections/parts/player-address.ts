import type { Video } from '../values.ts'

/** The provider's player that sets no cookie before it plays; it starts at once, because someone just asked for it. */
export function playerAddress({ provider, id }: Extract<Video, { kind: 'provider' }>): string {
  switch (provider) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    case 'vimeo':
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
  }
}
