import type { TrafficKind } from '@naikkelas/contract'

/**
 * Programs that say what they are. `cubot` is a make of telephones; applications that show pages in a window of their own
 * (WhatsApp, Instagram, TikTok) are people and name a browser beside themselves.
 */
const botPattern =
  /(?<!cu)bot(?![a-z]{0,2}\d* build)|crawl|spider|slurp|archiver|facebookexternalhit|facebookcatalog|meta-external|embedly|quora link|skypeuripreview|^whatsapp\/|vkshare|w3c_validator|headless|lighthouse|pagespeed|pingdom|uptime|monitor|statuscake|gtmetrix|phantomjs|puppeteer|playwright|selenium|electron|curl\/|wget\/|python|perl|ruby|^php|^java|jakarta|okhttp|go-http-client|libwww|httpclient|axios|node-fetch|undici|scrapy|postman|insomnia|feedfetcher|google-(?:inspectiontool|read-aloud)|mediapartners|bingpreview|yandex\.com\/bots|baidu/i

/** Everything a person browses with begins like this. */
const browserPattern = /^mozilla\/|^opera\//i

interface Sender {
  userAgent: string
  /** Signed in to the back office. */
  isStaff: boolean
  /** Path of the page it happened on. */
  path: string
}

/** Whose event this is; the first that fits, as a robot may open previews as well. */
export function trafficOf({ userAgent, isStaff, path }: Sender): TrafficKind {
  if (!browserPattern.test(userAgent) || botPattern.test(userAgent)) return 'bot'
  if (path.startsWith('/preview/')) return 'preview'
  return isStaff ? 'staff' : 'visitor'
}
