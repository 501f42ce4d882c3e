import { isCheckoutPath, isVisitorPath } from '@naikkelas/contract'
import type { AppEnv } from '../../env.ts'
import { AppError } from '../../errors/app-error.ts'
import { contentType } from './read-body.ts'

export interface HostRules {
  appEnv: AppEnv
  publicUrl: string
  /** Further hosts, with their port when it is not the scheme's own; `*` serves any and works in local only. */
  furtherHosts?: readonly string[]
  /** Whether a host shows a partner's pages: what their visitors send is taken there, and nothing else. */
  isPartnerHost?: ((host: string) => boolean) | undefined
  /** Its host serves uploaded files and nothing of this site. */
  mediaOrigin?: string | undefined
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request's host is one of ours, exactly. Used for pages as well as for the API: an answer to a foreign
 * host could be kept under its name.
 */
export function isOwnHost(host: string, { appEnv, publicUrl, furtherHosts = [], mediaOrigin }: HostRules): boolean {
  const name = host.toLowerCase()
  if (isMediaHost(name, mediaOrigin)) return false
  if (name === new URL(publicUrl).host || furtherHosts.includes(name)) return true
  if (appEnv !== 'local') return false
  return furtherHosts.includes('*') || loopbackNames.has(name.replace(/:\d+$/, ''))
}

/** Whether a host is the one that uploaded files have to themselves. */
export function isMediaHost(host: string, mediaOrigin: string | undefined): boolean {
  return mediaOrigin !== undefined && host.toLowerCase() === new URL(mediaOrigin).host
}

/** @throws AppError `foreign_host` */
export function checkHost(request: Request, rules: HostRules) {
  const { host, pathname } = new URL(request.url)
  // Checkouts are opened on our own host; a partner's leads there.
  const isOfVisit = isVisitorPath(pathname) || isCheckoutPath(pathname)
  if (!isOwnHost(host, rules) && !(rules.isPartnerHost?.(host) && isOfVisit))
    throw new AppError('foreign_host', { host })
}

/** What of a request says which page sent it. */
export interface Sender {
  origin: string | null
  /** `sec-fetch-site` */
  site: string | null
  /** That it was sent to, in small letters. */
  host: string
}

export function senderOf({ url, headers }: Request): Sender {
  return { origin: headers.get('origin'), site: headers.get('sec-fetch-site'), host: new URL(url).host }
}

/**
 * Which pages may send a request: `page` for mutations by pages of ours alone, `reader` for what only pages of ours may
 * read, `beacon` for what cannot set a header, `any` for programs that come from no page at all.
 */
export type OriginRule = 'page' | 'reader' | 'beacon' | 'any'

/** @throws AppError `foreign_origin`, `unsupported_type`, `method_not_allowed` */
export function checkRequestOrigin(rule: OriginRule, request: Request, rules: HostRules) {
  if (rule === 'page') checkOrigin(request, rules)
  if (rule === 'reader') checkReader(request)
  if (rule === 'beacon') checkSender(senderOf(request), rules)
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a mutation that another site made a browser send. Partner subdomains count as the same site for cookies, so
 * SameSite alone proves nothing: browsers must name our own origin, and what a plain form can send needs a header
 * that a plain form cannot set.
 * @throws AppError `foreign_origin`
 */
function checkOrigin(request: Request, rules: HostRules) {
  if (readingMethods.has(request.method)) return
  const sender = senderOf(request)
  checkSender(sender, rules)
  const { origin, site } = sender
  const isFromOwnPage = origin !== null || site !== null
  const type = contentType(request)
  const isBeyondForms = type === 'json' || request.headers.has('x-requested-with')
  if (isBeyondForms || (type === 'none' && isFromOwnPage)) return
  throw new AppError(type === 'other' && isFromOwnPage ? 'unsupported_type' : 'foreign_origin', { type })
}

/**
 * Refuses cross-site requests. For endpoints that act in no account's name and are called by beacons, which cannot set
 * a header.
 * @throws AppError `foreign_origin`
 */
export function checkSender({ origin, site, host }: Sender, rules: HostRules) {
  if (origin !== null && !isOwnOrigin(origin, host, rules)) throw new AppError('foreign_origin', { origin })
  if (site !== null && site !== 'same-origin') throw new AppError('foreign_origin', { site })
}

/**
 * Refuses what holds a line open unless a page of ours reads it: a page on a partner's subdomain carries the same
 * cookies and could use up the lines of an account.
 * @throws AppError `foreign_origin`, `method_not_allowed`
 */
function checkReader(request: Request) {
  if (request.method !== 'GET') throw new AppError('method_not_allowed', { allow: 'GET' })
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw new AppError('foreign_origin', { site })
}

function isOwnOrigin(origin: string, host: string, { appEnv, publicUrl, isPartnerHost }: HostRules): boolean {
  const own = new URL(publicUrl)
  if (origin === own.origin) return true
  // What a partner's page sends to its own host; admin and forms of others are not served there.
  if (isPartnerHost?.(host) && origin === `${own.protocol}//${host}`) return true
  return appEnv === 'local' && URL.canParse(origin) && new URL(origin).host === host
}
