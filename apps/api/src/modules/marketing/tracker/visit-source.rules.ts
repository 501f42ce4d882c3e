import { orderCodeSchema } from '@naikkelas/contract/commerce'

/** Source of a visit, from its address and referrer. */
export interface VisitSource {
  /** One word: `instagram`, `google`, `ref`, the host that linked here, `direct`. */
  source: string
  medium: string
  campaign: string
  term: string
  content: string
  ref: string
  /** Which click ids were there, in the order of the alphabet, apart by spaces; never their values. */
  clickIds: string
  referrer: string
}

/** Parameters that identify a campaign. All others are dropped. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'ref'] as const
const clickIdNames = ['fbclid', 'gclid', 'ttclid'] as const

const longest = 100
const longestRef = 64

/** Spellings and the source they count as. A map, so that a source named `constructor` finds nothing. */
const sameSources: ReadonlyMap<string, string> = new Map([
  ['ig', 'instagram'],
  ['fb', 'facebook'],
  ['wa', 'whatsapp'],
  ['tt', 'tiktok'],
  ['yt', 'youtube'],
  ['instagram.com', 'instagram'],
  ['facebook.com', 'facebook'],
  ['tiktok.com', 'tiktok'],
  ['meta', 'facebook'],
])
const sourceOfClickId = { fbclid: 'facebook', gclid: 'google', ttclid: 'tiktok' } as const
const sourceOfHost: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)google\.[a-z.]+$/, 'google'],
  [/(^|\.)(instagram|ig)\.[a-z]+$/, 'instagram'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x'],
  [/(^|\.)(t\.me|telegram\.org)$/, 'telegram'],
  [/(^|\.)bing\.com$/, 'bing'],
]

/** Sources named in this file; visitors cannot invent further ones. */
export const knownSources: readonly string[] = [
  ...new Set(['direct', 'ref', ...sameSources.values(), ...sourceOfHost.map(([, source]) => source)]),
]

interface Given {
  /** Campaign of the visit, or the last one that the browser met, as a query. */
  query: string
  /** The opened address; empty when unknown. */
  address?: string
  /** Address that linked here, or its host; empty when there is none. */
  referrer: string
  /** Of this site, with those of its partners below it. */
  ownHost: string
}

export function visitSource({ query, address = '', referrer, ownHost }: Given): VisitSource {
  const host = foreignHost(referrer, ownHost)
  // A visit from another site has that site as its source, whatever campaign came before.
  const isFromElsewhere = host !== '' && address !== '' && !namesCampaign(address)
  const given = new URLSearchParams(isFromElsewhere ? '' : query)
  const value = (name: string, length = longest) => cut(cleaned(given.get(name) ?? ''), length)
  const clickIds = clickIdNames.filter((name) => (given.get(name) ?? '') !== '')
  const ref = value('ref', longestRef)
  const named = value('utm_source').toLowerCase()
  return {
    source: (sameSources.get(named) ?? named) || bySigns({ clickId: clickIds[0], ref, host }),
    medium: value('utm_medium').toLowerCase(),
    campaign: value('utm_campaign'),
    term: value('utm_term'),
    content: value('utm_content'),
    ref,
    clickIds: clickIds.join(' '),
    referrer: host,
  }
}

/** Whether an address itself names the visit's campaign. */
function namesCampaign(address: string): boolean {
  const [beforeFragment = ''] = address.split('#', 1)
  return [...new URLSearchParams(beforeFragment.split('?')[1]).keys()].some((name) =>
    /^utm_|^ref$|^(fb|g|tt)clid$/.test(name),
  )
}

interface Signs {
  clickId: keyof typeof sourceOfClickId | undefined
  ref: string
  host: string
}

function bySigns({ clickId, ref, host }: Signs): string {
  if (clickId) return sourceOfClickId[clickId]
  if (ref !== '') return 'ref'
  return (sourceOfHost.find(([pattern]) => pattern.test(host))?.[1] ?? host) || 'direct'
}

/**
 * The storable part of an address: its path and campaign parameters; click ids become a flag. Empty when it is not an
 * address of this site.
 */
export function keptAddress(address: string, publicUrl: string): string {
  if (address === '' || !URL.canParse(address, publicUrl)) return ''
  const { pathname, searchParams, protocol } = new URL(address, publicUrl)
  if (!/^https?:$/.test(protocol)) return ''
  const kept = new URLSearchParams()
  for (const name of campaignNames) {
    const value = cut(cleaned(searchParams.get(name) ?? ''), longest)
    if (value !== '') kept.set(name, value)
  }
  for (const name of clickIdNames) if (searchParams.get(name)) kept.set(name, '1')
  const query = kept.toString()
  return (keptPath(pathname) + (query === '' ? '' : `?${query}`)).slice(0, 1000)
}

/** A path without its query; the token of a preview is removed as well, as it opens a draft, and the code of an order. */
export function keptPath(path: string): string {
  const [plain = ''] = cleaned(path).split(/[?#]/, 1)
  return plain.startsWith('/preview/') ? '/preview/' : cut(withoutOrder(plain), 300)
}

/** A path without codes of orders. */
const withoutOrder = (path: string) =>
  path
    .split('/')
    .filter((segment) => !orderCodeSchema.safeParse(segment).success)
    .join('/')

/** Target of a press: enough to distinguish links, without possibly personal query parameters. */
export function keptTarget(address: string): string {
  return cut(withoutOrder(cleaned(address).split(/[?#]/, 1)[0] ?? ''), 200)
}

function foreignHost(referrer: string, ownHost: string): string {
  const text = referrer.trim()
  const host = URL.canParse(text) ? new URL(text).hostname : text.toLowerCase()
  const isForeign = host !== ownHost && !host.endsWith(`.${ownHost}`)
  return isForeign && /^[a-z0-9.-]{1,100}$/.test(host) ? host : ''
}

/** Label of a partner's host; IP addresses have none, and `www` belongs to no partner. */
export function keptSubdomain(label: string): string {
  return /^(\d+|www|)$/.test(label) ? '' : cleaned(label).toLowerCase()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u001f\u007f]+/g

const cleaned = (text: string) => text.replace(controls, ' ').trim()

/** Without half a letter at its end, which no database stores. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
