import { cookie, keepCookie } from './cookie.ts'

/** Truncates values of any length, so that two campaigns fit a cookie. */
const LONGEST = 900
const KEPT_DAYS = 30

const given = new URLSearchParams(location.search)
const seconds = () => `${Date.now()}`.slice(0, -3)

/** Campaign parameters of the URL; of click ids only their presence. Empty for a visit without any. */
function ownSource(): string {
  const source = new URLSearchParams()
  for (const [name, value] of given) {
    if (/^utm_|^ref$/.test(name)) source.set(name, value)
    if (/^(fb|g|tt)clid$/.test(name)) source.set(name, '1')
  }
  return `${source}`.slice(0, LONGEST)
}

/**
 * Campaign of this visit, or the last known one. The cookie holds the first and the last of thirty days, each a query
 * with its timestamp in seconds, separated by a bar, which no query contains; the server reads it with a form.
 */
export function lastSource(): string {
  const own = ownSource()
  const [first, last] = cookie('nk_src').split('|')
  if (!own) return last ?? ''
  const met = `${own}&t=${seconds()}`
  keepCookie('nk_src', `${first || met}|${met}`, KEPT_DAYS)
  return own
}

/** An advertisement click is reported once in seven days. */
export function reportAdClick() {
  if (!given.get('fbclid') || cookie('nk_ad')) return
  keepCookie('nk_ad', '1', 7)
  const click = {
    link: location.href.slice(0, 2000),
    date: seconds(),
    sponsor_id: (given.get('ref') ?? '').slice(0, 64),
    name: 'ads.landing_page.course',
  }
  navigator.sendBeacon('/api/log', new URLSearchParams(click))
}
