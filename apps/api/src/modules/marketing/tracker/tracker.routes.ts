import { logAdClick, trackEvents } from '@naikkelas/contract/marketing'
import { bindText, type RequestContext } from '../../../platform/endpoints/index.ts'
import type { Delivery } from './delivery.ts'
import type { Tracker } from './tracker.service.ts'

/** What beacons are sent to. */
export function trackerRoutes(tracker: Tracker) {
  return [
    bindText(trackEvents, {
      can: 'anyone',
      origin: 'beacon',
      run: ({ text }, _, request) => tracker.receive(deliveryOf(text, request)),
    }),
    bindText(logAdClick, {
      can: 'anyone',
      origin: 'beacon',
      run: ({ text }, _, request) => tracker.receiveAdClick(deliveryOf(text, request)),
    }),
  ]
}

function deliveryOf(text: string, { request, clientAddress }: RequestContext): Delivery {
  const { headers, url } = request
  const names = new URL(url).searchParams.getAll('event_name')
  return {
    eventName: names.length === 0 ? null : names.join(),
    contentType: (headers.get('content-type') ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? '',
    body: text,
    userAgent: (headers.get('user-agent') ?? '').slice(0, 1_000),
    cookie: headers.get('cookie'),
    isAhead: headers.has('sec-purpose'),
    clientAddress,
  }
}
