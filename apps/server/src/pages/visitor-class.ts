import { visitSource } from '@naikkelas/api'
import { signedInCookie } from '@naikkelas/contract/identity'
import { isPaidMedium } from '@naikkelas/contract/marketing'
import type { VisitorClass } from '@naikkelas/ui/sections/registry'
import type { VisitHeaders } from '../visit-headers.ts'

/** Networks with links in posts; messengers carry any link. */
const socialSources: ReadonlySet<string> = new Set([
  'facebook',
  'instagram',
  'linkedin',
  'threads',
  'tiktok',
  'twitter',
  'x',
  'youtube',
])

/**
 * Class of a request's visitor, as one of few values: no part of the request itself is stored or shown. A forged
 * session cookie shows only text that is public anyway.
 */
export function visitorOf({ cookie, referer }: Pick<VisitHeaders, 'cookie' | 'referer'>, query: string): VisitorClass {
  const came = visitSource({ query, referrer: referer ?? '', ownHost: '' })
  return { source: sourceClassOf(came), isSignedIn: hasSignedInHint(cookie) }
}

function sourceClassOf({ source, medium, ref, clickIds }: ReturnType<typeof visitSource>): VisitorClass['source'] {
  // Facebook adds its id to every link, so what the owner of a link called it counts for more.
  const isClicked = clickIds !== '' && (clickIds !== 'fbclid' || medium === '')
  if (isClicked || isPaidMedium(medium)) return 'ads'
  if (/^[\w-]{1,64}$/.test(ref)) return 'partner'
  return medium === 'social' || socialSources.has(source) ? 'social' : 'other'
}

function hasSignedInHint(cookies: string | undefined): boolean {
  return cookies?.split(';').some((pair) => pair.trim() === `${signedInCookie}=1`) ?? false
}
