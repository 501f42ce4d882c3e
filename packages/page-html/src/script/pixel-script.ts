// Loaded only after consent: reports the tracker's events under the same ids to the advertisers of this page, and
// script errors to our own server.
import type { PageEvent } from './outbox.ts'
import { watchErrors } from './page-errors.ts'

type ReportedEvent = PageEvent & { id: string }
type Queue = ((...args: unknown[]) => void) & { queue: unknown[] }
interface Advertisers {
  fbq?: Queue | undefined
  _fbq?: Queue | undefined
  ttq?: unknown[] | undefined
  TiktokAnalyticsObject?: string
  dataLayer?: unknown[] | undefined
  /** Called by the page's script with each event. */
  tellAds?: (event: ReportedEvent) => void
}

const tag = document.querySelector<HTMLScriptElement>('script[data-x]')
const { m: meta, k: tiktok, g: google, p: pageId } = tag?.dataset ?? {}
const own = window as unknown as Advertisers
const viewId = document.currentScript?.dataset.v ?? ''

watchErrors(pageId)

function load(address: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

/** Reports one event to one advertiser. */
const reporters: ((event: ReportedEvent) => void)[] = []

if (meta) {
  // Meta's stub, which its script takes over.
  const fbq = Object.assign(
    (...args: unknown[]) =>
      void ('callMethod' in fbq ? (fbq.callMethod as (...all: unknown[]) => void)(...args) : fbq.queue.push(args)),
    { queue: [] as unknown[], loaded: true, version: '2.0', push: (...args: unknown[]) => void fbq(...args) },
  )
  own.fbq = own._fbq = fbq
  load('https://connect.facebook.net/en_US/fbevents.js')
  fbq('init', meta)
  reporters.push(({ name, id, section }) => {
    if (name === 'page_visit') fbq('track', 'PageView', {}, { eventID: id })
    else if (name === 'lp_cta_click') fbq('trackCustom', 'CtaClick', { section }, { eventID: id })
  })
}

if (tiktok) {
  // TikTok's script replays the queued calls.
  const ttq = Object.assign([] as unknown[], {
    _i: { [tiktok]: [] },
    _t: { [tiktok]: Date.now() },
    _o: { [tiktok]: {} },
  })
  own.TiktokAnalyticsObject = 'ttq'
  own.ttq = ttq
  load(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${tiktok}&lib=ttq`)
  const call = (...args: unknown[]) => void own.ttq?.push(args)
  reporters.push(({ name, id, section }) => {
    if (name === 'page_visit') call('page', {}, { event_id: id })
    else if (name === 'lp_cta_click') call('track', 'ClickButton', { content_id: section }, { event_id: id })
  })
}

if (google) {
  own.dataLayer = []
  // Google's script reads `arguments` objects and nothing else.
  const gtag: (...args: unknown[]) => void = function () {
    own.dataLayer?.push(arguments)
  }
  load(`https://www.googletagmanager.com/gtag/js?id=${google}`)
  gtag('js', new Date())
  gtag('config', google, { send_page_view: false })
  reporters.push(({ name, id, section }) => {
    if (name === 'page_visit') gtag('event', 'page_view', { event_id: id })
    else if (name === 'lp_cta_click') gtag('event', 'cta_click', { event_id: id, section })
  })
}

const report = (event: ReportedEvent) => {
  for (const teller of reporters) teller(event)
}
// The page view happened before consent.
report({ name: 'page_visit', id: `${viewId}-0` })
own.tellAds = report
