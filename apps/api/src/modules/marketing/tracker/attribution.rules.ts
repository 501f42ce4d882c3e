import { sourceCookie, sourceCookieDays } from '@naikkelas/contract/marketing'
import { type VisitSource, visitSource } from './visit-source.rules.ts'

/** A campaign of a visitor. */
interface MetSource extends Omit<VisitSource, 'referrer'> {
  /** When, by the visitor's clock. */
  metAt: string
}

/** A visitor's campaigns within thirty days. */
export interface Attribution {
  first: MetSource
  last: MetSource
}

const keptMs = sourceCookieDays * 86_400_000
const aheadMs = 86_400_000
const longestCookie = 4_096

/**
 * The visitor's campaigns, which the page's script stores in a cookie. Forms use it; checkout will, so that an order
 * knows its source beside page, section and variant.
 * @param cookies the request's `Cookie` header
 * @returns null without a campaign, or when our script did not write the cookie
 */
export function readAttribution(cookies: string | null, now: Date): Attribution | null {
  const met = (sourceCookieOf(cookies) ?? '').split('|').flatMap((query) => readSource(query, now) ?? [])
  const [first, last = first] = met
  return first && last ? { first, last } : null
}

/** Undefined when a second cookie of this name, set by another host, came along. */
function sourceCookieOf(cookies: string | null): string | undefined {
  const own = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${sourceCookie}=`))
  const [only = '', ...further] = own
  return further.length > 0 || only.length > longestCookie ? undefined : only.slice(sourceCookie.length + 1)
}

function readSource(query: string, now: Date): MetSource | null {
  const metMs = Number(new URLSearchParams(query).get('t')) * 1000
  const isKept = metMs > now.getTime() - keptMs && metMs < now.getTime() + aheadMs
  if (!isKept) return null
  const { referrer: _, ...source } = visitSource({ query, referrer: '', ownHost: '' })
  return { ...source, metAt: new Date(metMs).toISOString() }
}
