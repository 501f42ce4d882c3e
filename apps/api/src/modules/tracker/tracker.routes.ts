import { adClickLogPath, trackerLimits, trackerPath } from '@naikkelas/contract'
import type { Context, Hono } from 'hono'
import {
  apiPrefix,
  AppError,
  checkSender,
  type HostRules,
  readAtMost,
  responseOf,
  senderOf,
  successAnswer,
} from '../../http/index.ts'
import type { ToldVisit, ToldVisits } from './told-visits.ts'
import type { Tracker } from './tracker.service.ts'

interface Tools {
  tracker: Tracker
  toldVisits: ToldVisits
  rules: HostRules
  clientAddressOf: (c: Context) => string
}

/** What beacons are sent to: text that no endpoint takes, so beside the router, before it. */
export function trackerRoutes<Env extends object>(
  hono: Hono<Env>,
  { tracker, toldVisits, rules, clientAddressOf }: Tools,
): void {
  const told = async (c: Context): Promise<ToldVisit> => {
    const { raw } = c.req
    const sender = senderOf(raw)
    // Before anything is read.
    checkSender(sender, rules)
    if (Number(raw.headers.get('content-length') ?? 0) > trackerLimits.batchBytes) throw new AppError('body_too_large')
    return {
      sender,
      eventName: c.req.queries('event_name')?.join() ?? null,
      contentType: (raw.headers.get('content-type') ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? '',
      body: raw.body === null ? '' : (await readAtMost(raw.body, trackerLimits.batchBytes)).toString('utf8'),
      userAgent: (raw.headers.get('user-agent') ?? '').slice(0, 1_000),
      cookie: raw.headers.get('cookie'),
      clientAddress: clientAddressOf(c),
    }
  }
  hono.post(`${apiPrefix}${trackerPath}`, async (c) =>
    responseOf(successAnswer(200, await toldVisits.receive(await told(c)))),
  )
  hono.post(`${apiPrefix}${adClickLogPath}`, async (c) =>
    responseOf(successAnswer(200, await tracker.receiveAdClick(await told(c)))),
  )
  const refused = () => {
    throw new AppError('method_not_allowed', { allow: 'POST' })
  }
  hono.all(`${apiPrefix}${trackerPath}`, refused)
  hono.all(`${apiPrefix}${adClickLogPath}`, refused)
}
