import { privacyPath } from '@naikkelas/page'
import { escapeAttribute } from '../markup/markup-tags.ts'

/** The advertisers' ids; at least one. */
export interface Pixels {
  meta?: string | undefined
  tiktok?: string | undefined
  google?: string | undefined
  /** Whether hashed contact data of form senders are reported too. @default false */
  reportsContacts?: boolean | undefined
}

const names = { meta: 'Meta', tiktok: 'TikTok', google: 'Google' } as const
/** Letters of the consent cookie and attributes (`consentLetters` of the contract). */
const letters = { meta: 'm', tiktok: 'k', google: 'g' } as const satisfies Record<keyof typeof names, string>

export function advertisersOf(pixels: Pixels | undefined): (keyof typeof names)[] {
  return (Object.keys(names) as (keyof typeof names)[]).filter((name) => pixels?.[name])
}

/**
 * The consent banner, first on the page and in normal flow: it covers nothing, and the content below is in place from
 * the first paint. Without scripts there is no banner and there are no pixels. The stored letters say which advertisers
 * were accepted, capitals that contact data are included.
 */
export function consentBand(pixels: Pixels): string {
  const what = pixels.reportsContacts
    ? 'kunjungan Anda, serta nomor dan e-mail dari formulir dalam bentuk tersandi,'
    : 'kunjungan Anda'
  const yes = advertisersOf(pixels)
    .map((name) => (pixels.reportsContacts ? letters[name].toUpperCase() : letters[name]))
    .join('')
  const advertiserNames = new Intl.ListFormat('id').format(advertisersOf(pixels).map((name) => names[name]))
  return `<aside data-consent id="izin-iklan" tabindex="-1" aria-label="Izin iklan"><p>Bolehkah ${what} diberitahukan kepada ${advertiserNames} supaya iklan kami tepat sasaran, dan kesalahan teknis kepada kami? Halaman ini sama saja jika Anda menolak. <a href="${privacyPath}">Kebijakan privasi</a></p><div><button type="button" data-ok="0">Tolak</button><button type="button" data-ok="${yes}">Setuju</button></div></aside>`
}

/** The link that reopens the banner, last on the page. */
export const privacySettings =
  '<aside data-privacy aria-label="Privasi"><a href="#izin-iklan" data-ok>Pengaturan privasi</a></aside>'

export const consentCss =
  'html:not([data-ask]) [data-consent],html:not([data-js]) [data-privacy]{display:none}' +
  '[data-consent]{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 24px;padding:12px 16px;font-size:14px;line-height:1.5}' +
  '[data-consent] p{margin:0;max-width:640px}[data-consent] a{color:inherit;text-decoration:underline}' +
  '[data-consent] div{display:flex;gap:8px}[data-privacy]{padding:16px;text-align:center}' +
  '[data-ok]{min-height:44px;min-width:96px;padding:0 16px;border:1px solid;border-radius:5px;background:transparent;color:inherit;font:inherit;font-weight:700;cursor:pointer}' +
  '[data-privacy] [data-ok]{display:inline-flex;align-items:center;border:0;font-weight:400;font-size:14px;text-decoration:underline}' +
  '@media print{[data-consent],[data-privacy]{display:none!important}}'

/**
 * Runs before the first paint, so that nothing shifts: decides whether the banner is shown. It is shown without a
 * refusal if one of the page's advertisers was not accepted yet: consent on another page did not cover it.
 */
export function askBeforePaint(pixels: Pixels): string {
  const all = advertisersOf(pixels)
    .map((name) => `(?=\\w*${letters[name]})`)
    .join('')
  return `(function(d){d.dataset.js="";/nk_ok=(0|${all})/i.test(document.cookie)||(d.dataset.ask="")})(document.documentElement)`
}

/** Hosts per advertiser for scripts and requests; the patterns are the advertisers'. */
export const advertiserHosts = {
  meta: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  tiktok: {
    script: ['https://analytics.tiktok.com'],
    connect: ['https://analytics.tiktok.com', 'https://*.tiktokw.us'],
  },
  google: {
    script: ['https://www.googletagmanager.com', 'https://googleads.g.doubleclick.net'],
    connect: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
      'https://googleads.g.doubleclick.net',
    ],
  },
} as const satisfies Record<keyof typeof names, { script: string[]; connect: string[] }>

/** Attributes of the page's script: URL of the advertising script, and the ids. */
export function pixelAttributes(pixels: Pixels, address: string): string {
  const ids = advertisersOf(pixels).map((name) => [letters[name], pixels[name] ?? ''] as const)
  return [['x', address] as const, ...ids].map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`).join('')
}
