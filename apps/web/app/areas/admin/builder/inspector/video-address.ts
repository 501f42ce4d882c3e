import type { Video } from '@naikkelas/ui/sections/registry'

/** The film of a provider that an address names, or null when it is another address. */
export function providerVideo(address: string): Extract<Video, { kind: 'provider' }> | null {
  const text = address.trim()
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(withScheme)) return null
  const { hostname, pathname, searchParams } = new URL(withScheme)
  const host = hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return youtube(pathname.split('/')[1])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [, kind, id] = pathname.split('/')
    return youtube(
      searchParams.get('v') ?? (kind !== undefined && ['embed', 'shorts', 'live', 'v'].includes(kind) ? id : undefined),
    )
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = pathname.split('/').find((part) => /^\d{6,12}$/.test(part))
    return id === undefined ? null : { kind: 'provider', provider: 'vimeo', id }
  }
  return null
}

function youtube(id: string | null | undefined): Extract<Video, { kind: 'provider' }> | null {
  return id && /^[A-Za-z0-9_-]{11}$/.test(id) ? { kind: 'provider', provider: 'youtube', id } : null
}

/** An address that shows the film, for the field. */
export function videoAddress(video: Extract<Video, { kind: 'provider' }>): string {
  return video.provider === 'youtube' ? `https://youtu.be/${video.id}` : `https://vimeo.com/${video.id}`
}
