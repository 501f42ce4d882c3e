import { visitSource } from '@naikkelas/api'
import { signedInCookie } from '@naikkelas/contract/identity'
import { isPaidMedium } from '@naikkelas/contract/marketing'
import { visitorName } from '@naikkelas/page'
import type { VisitorClass } from '@naikkelas/ui/sections/registry'
import { type StoredAnswer, storedAnswer } from '../stored-answer.ts'
import type { VisitHeaders } from '../visit-headers.ts'
import type { RenderedPage } from './rendered-page.ts'
import type { Worded, WordedAnswers } from './worded-answers.ts'

/** A body of a page with those that some of its visitors are sent instead, by `visitorName`. */
export interface AudienceAnswer extends BodyAnswer {
  byVisitor?: ReadonlyMap<string, BodyAnswer>
}

/** One body, which links may say in other words. */
export interface BodyAnswer extends StoredAnswer {
  worded?: Worded
}

type Bodies = Pick<RenderedPage, 'bodies' | 'etag' | 'csp' | 'linkWords' | 'audiences'>

export interface PrivateTools {
  siteHeaders: readonly string[]
  worded: WordedAnswers
}

/**
 * Bodies of which each is for some visitors only, or for some links, ready to be sent. No shared cache may hand one
 * visitor's to another.
 */
export function privateAnswer({ audiences, ...own }: Bodies, { siteHeaders, worded }: PrivateTools): AudienceAnswer {
  const ready = ({ bodies, etag, csp, linkWords }: Bodies): BodyAnswer => {
    const vary = 'accept-encoding, cookie'
    const cacheControl = 'private, max-age=0, must-revalidate'
    const headers = ['cache-control', cacheControl, 'content-security-policy', csp, ...siteHeaders]
    return {
      ...storedAnswer({ bodies, etag, contentType: 'text/html; charset=utf-8', headers, vary }),
      ...(linkWords && { worded: worded.of({ bodies, etag, linkWords, headers, vary }) }),
    }
  }
  if (!audiences) return ready(own)
  const byVisitor = new Map(
    audiences.flatMap((audience) => {
      const answer = ready(audience)
      return audience.names.map((name) => [name, answer] as const)
    }),
  )
  return { ...ready(own), byVisitor }
}

/**
 * What a visitor is sent of a body: their audience's, or what whoever is unknown gets.
 * @param query of the request with its question mark, or nothing
 */
export function forVisitor(answer: AudienceAnswer, headers: VisitHeaders, query: string): BodyAnswer {
  if (!answer.byVisitor) return answer
  return answer.byVisitor.get(visitorName(visitorOf(headers, query))) ?? answer
}

/** Networks whose posts lead here; messengers carry what anybody sends. */
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
 * What a request says of its visitor, as one of few values: nothing that was sent is kept or shown. Whoever pretends to
 * be signed in sees words that are public anyway.
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
