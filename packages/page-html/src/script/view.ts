import { lastSource } from './campaign.ts'

/** 64 bits of chance as text. */
export const chance = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** What a storage holds under a name; one that is closed to us holds nothing and keeps nothing. */
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
 * Random and of this browser alone: another one each day in WIB, or for thirty days where its owner agreed to
 * advertising. Held as the moment it ends, a dot, and the id.
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
 * Where events happen and who they come from.
 * @param dataset of the script's tag: page, type of partner, variant
 */
export function openView({ p: pageId, t: partnerType, v: variant }: DOMStringMap, isAgreed: boolean) {
  const { pathname, href, hostname } = location
  const parts = hostname.split('.')
  return {
    user_id: null,
    page: pathname,
    url: href.slice(0, 2000),
    // iPhones and iPads name a Mac too, and of all that do they alone have screens that are touched.
    platform: /Android/.test(navigator.userAgent)
      ? 'mobile_android'
      : /Mac/.test(navigator.userAgent) && navigator.maxTouchPoints
        ? 'mobile_ios'
        : 'desktop',
    // Of three parts, or of four where the second level is a country's; the server knows addresses and `www`.
    subdomain: parts[/co\.id$/.test(hostname) ? 3 : 2] ? parts[0] : '',
    partner_type: partnerType ?? 'non-partner',
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
    // Only its host is kept.
    referrer: document.referrer.slice(0, 2000),
  }
}
export type View = ReturnType<typeof openView>
