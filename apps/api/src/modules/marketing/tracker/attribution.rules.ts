import { sourceCookie, sourceCookieDays } from '@naikkelas/contract/marketing'
import { type VisitSource, visitSource } from './visit-source.rules.ts'

/** A campaign that somebody came by. */
interface MetSource extends Omit<VisitSource, 'referrer'> {
  /** When, by the visitor's clock. */
  metAt: string
}

/** By which campaigns somebody came within thirty days. */
export interface Attribution {
  first: MetSource
  last: MetSource
}

const keptMs = sourceCookieDays * 86_400_000
const aheadMs = 86_400_000
const longestCookie = 4_096

/**
 * What the page's script keeps of a visitor's campaigns, of a request's cookies. Forms use it, and checkout is to: an
 * order then knows where its buyer came from, beside page, section and variant.
 * @param cookies of the request, as its header names them
 * @returns null when the visitor came by no campaign, or the cookie is none that our script writes
 */
export function readAttribution(cookies: string | null, now: Date): Attribution | null {
  const met = (sourceCookieOf(cookies) ?? '').split('|').flatMap((query) => readSource(query, now) ?? [])
  const [first, last = first] = met
  return first && last ? { first, last } : null
}

/** Without a value that somebody planted beside ours from another host. */
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
