import type { IconDrawing } from '../../icons/icon-drawing.ts'
import { bolaDunia, surat } from '../../icons/content-icons.ts'
import type { SectionLabels } from '../labels.ts'
import { safeHref } from '../../values/safe-href.ts'
import { whatsappAddress } from '../whatsapp-address.ts'

export const networkIds = [
  'instagram',
  'tiktok',
  'youtube',
  'whatsapp',
  'facebook',
  'shopee',
  'tokopedia',
  'x',
  'threads',
  'linkedin',
  'telegram',
  'email',
  'website',
] as const
export type NetworkId = (typeof networkIds)[number]

interface Network {
  /** As the network writes itself; empty where the page's language has a word for it. */
  name: string
  /** Domains that an address may lead to, subdomains included; empty where none is asked for. */
  hosts: readonly string[]
  /** The prefix that makes an address of a name. */
  base: string
  /** Drawn by us: a sign to be recognised by, never the network's own file. */
  glyph: IconDrawing
}

export const networks: Readonly<Record<NetworkId, Network>> = {
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com'],
    base: 'https://www.instagram.com/',
    glyph: {
      d: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
      fill: 'M16.8 6.1a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z',
    },
  },
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    base: 'https://www.tiktok.com/@',
    glyph: { d: 'M13.5 3.5v12a4 4 0 1 1-4-4M13.5 3.5c.3 3 2.4 5 5.5 5.3' },
  },
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    base: 'https://www.youtube.com/@',
    glyph: {
      d: 'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5z',
      fill: 'M10 9.3v5.4a.5.5 0 0 0 .77.42l4.2-2.7a.5.5 0 0 0 0-.84l-4.2-2.7A.5.5 0 0 0 10 9.3z',
    },
  },
  whatsapp: {
    name: 'WhatsApp',
    hosts: ['wa.me', 'whatsapp.com'],
    base: '',
    glyph: {
      d: 'M12 3.5a8.5 8.5 0 1 1-4.1 15.9L3.5 20.5l1.1-4.3A8.5 8.5 0 0 1 12 3.5zM9 8.3c-.6 3.6 3 7.3 6.7 6.7l.4-1.6-2-1-1.1 1.1a5 5 0 0 1-2.5-2.5l1.1-1.1-1-2z',
    },
  },
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com'],
    base: 'https://www.facebook.com/',
    glyph: { d: 'M11 21v-9.5M16 4h-1.5A3.5 3.5 0 0 0 11 7.5v4M7.5 12H15' },
  },
  shopee: {
    name: 'Shopee',
    hosts: ['shopee.co.id', 'shope.ee', 'shp.ee'],
    base: 'https://shopee.co.id/',
    glyph: {
      d: 'M4 8h16l-1 11a1.6 1.6 0 0 1-1.6 1.5H6.6A1.6 1.6 0 0 1 5 19zM8.5 8a3.5 4.5 0 0 1 7 0M14.2 11.8c-1.7-1.2-4.4-.9-4.4.8 0 2 4.6 1.3 4.6 3.4 0 1.7-3 2-4.9.7',
    },
  },
  tokopedia: {
    name: 'Tokopedia',
    hosts: ['tokopedia.com', 'tokopedia.link'],
    base: 'https://www.tokopedia.com/',
    glyph: {
      d: 'M4.5 8h15v9a3.5 3.5 0 0 1-3.5 3.5H4.5zM9 8a3 3.6 0 0 1 6 0M8.8 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM15.2 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    },
  },
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    base: 'https://x.com/',
    glyph: { d: 'M4 4l11.5 16H20L8.5 4zM19.5 4l-6 6.700M10.5 14L5 20' },
  },
  threads: {
    name: 'Threads',
    hosts: ['threads.net', 'threads.com'],
    base: 'https://www.threads.com/@',
    glyph: {
      d: 'M12 8.200a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.600zM15.8 12v1.200a2.3 2.3 0 0 0 4.7 0V12a8.5 8.5 0 1 0-3.6 7',
    },
  },
  linkedin: {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    base: 'https://www.linkedin.com/in/',
    glyph: {
      d: 'M6 10v9M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5',
      fill: 'M6 4.500a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
    },
  },
  telegram: {
    name: 'Telegram',
    hosts: ['t.me', 'telegram.me'],
    base: 'https://t.me/',
    glyph: { d: 'M3 11.5l18-7-3 15-6.5-4.5-3 3-.5-5zM8 13l8-5' },
  },
  email: { name: '', hosts: [], base: 'mailto:', glyph: surat },
  website: { name: '', hosts: [], base: '', glyph: bolaDunia },
}

/** `Instagram`, or the page's own word. */
export function networkName(id: NetworkId, labels: SectionLabels): string {
  return id === 'email' || id === 'website' ? labels.networks[id] : networks[id].name
}

/**
 * Where a handle leads on its network, or null when it is none. A whole address passes only if it leads to that
 * network, so that a sign never promises another place than it opens.
 *
 * @param handle `@kakwulan`, `kakwulan`, a number, or an address copied from a browser
 */
export function networkAddress(id: NetworkId, handle: string): string | null {
  const given = handle.trim()
  if (given === '') return null
  const { hosts, base } = networks[id]
  if (id === 'email') {
    const mail = given.replace(/^mailto:/i, '')
    return /^[^\s@/?&]+@[^\s@/?&]+\.[a-z]{2,}$/i.test(mail) ? safeHref(base + mail) : null
  }
  if (id === 'website' || isAddress(hosts, given)) {
    const address = safeHref(/^https?:/i.test(given) ? given : `https://${given}`)
    if (address === null) return null
    const { hostname } = new URL(address)
    return id === 'website' ? (hostname.includes('.') ? address : null) : isHosted(hosts, hostname) ? address : null
  }
  if (id === 'whatsapp') return /^[+\d][\d\s()-]{7,20}$/.test(given) ? whatsappAddress(given, '') : null
  const name = given.replace(/^@/, '')
  return /^[\w.-]{1,60}$/.test(name) ? safeHref(base + name) : null
}

/** A handle as it is read: `@kakwulan`, `0812…`, `kedairatna.id`. */
export function readableHandle(id: NetworkId, handle: string): string {
  const given = handle.trim()
  if (id === 'email') return given.replace(/^mailto:/i, '')
  if (id === 'website') return given.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  const isWhole = isAddress(networks[id].hosts, given)
  if (id === 'whatsapp') return isWhole ? '' : given
  const name = isWhole
    ? given
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .replace(/^.*\//, '')
    : given
  return name === '' ? '' : `@${name.replace(/^@/, '')}`
}

const isHosted = (hosts: readonly string[], hostname: string) =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))

// Names hold dots too (`kopi.ratna`): only what begins with the network's own domain is an address.
const isAddress = (hosts: readonly string[], given: string) =>
  /^https?:/i.test(given) || isHosted(hosts, given.split('/')[0]?.toLowerCase() ?? '')
