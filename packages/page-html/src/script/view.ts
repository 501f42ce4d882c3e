import { subdomainOf } from '@naikkelas/page'
import { lastSource } from './campaign.ts'

/** 64 random bits as text. */
const chance = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Reads a storage key; a blocked storage reads as empty and stores nothing. */
function kept(storage: () => Storage, name: string, make: (held: string) => string): string {
  try {
    return (storage()[name] = make((storage()[name] as string | undefined) ?? ''))
  } catch {
    return make('')
  }
}

const DAY_MS = 864e5
const WIB_MS = 252e5

/**
 * Random id of this browser: new each day in WIB, or kept for thirty days after consent to advertising. Stored as its
 * expiry, a dot, and the id.
 */
function visitorId(isAgreed: boolean): string {
  const now = Date.now()
  const end = now + (isAgreed ? 30 * DAY_MS : DAY_MS - ((now + WIB_MS) % DAY_MS))
  const held = kept(
    () => localStorage,
    'nk_v',
    (text) => (parseInt(text) > now ? text : `${end}.${chance()}`),
  )
  return held.split('.')[1] ?? ''
}

/**
 * Context of all events.
 * @param dataset of the script's tag: page, type of partner, variant
 */
export function openView({ p: pageId, t: partnerType, v: variant }: DOMStringMap, isAgreed: boolean) {
  return {
    page: location.pathname,
    url: location.href.slice(0, 2000),
    // iPads identify as a Mac; of these only they have touch screens.
    platform: /Android/.test(navigator.userAgent)
      ? 'mobile_android'
      : /Mac/.test(navigator.userAgent) && navigator.maxTouchPoints
        ? 'mobile_ios'
        : 'desktop',
    // The server knows which are ours, such as `www`.
    subdomain: subdomainOf(location.hostname),
    // Omitted for pages without a partner: the server's default.
    partner_type: partnerType,
    pageId,
    variant,
    visitorId: visitorId(isAgreed),
    sessionId: kept(
      () => sessionStorage,
      'nk_s',
      (text) => text || chance(),
    ),
    viewId: chance(),
    source: lastSource(),
    // Only its host is stored.
    referrer: document.referrer.slice(0, 2000),
  }
}
export type View = ReturnType<typeof openView>
