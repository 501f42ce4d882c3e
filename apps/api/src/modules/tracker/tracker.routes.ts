import { adClickLogPath, trackerLimits, trackerPath, trackerReceiptSchema } from '@naikkelas/contract'
import type { Context, Hono } from 'hono'
import {
  apiPrefix,
  AppError,
  checkSender,
  type HostRules,
  readAtMost,
  responseOf,
  successAnswer,
} from '../../http/index.ts'
import type { Delivery } from './delivery.ts'
import type { Tracker } from './tracker.service.ts'

interface Tools {
  tracker: Tracker
  rules: HostRules
  clientAddressOf: (c: Context) => string
}

/** What beacons are sent to: text that no endpoint takes, so beside the router, before it. */
export function trackerRoutes<Env extends object>(hono: Hono<Env>, { tracker, rules, clientAddressOf }: Tools): void {
  const deliveryOf = async (c: Context): Promise<Delivery> => {
    const { raw } = c.req
    checkSender(raw, rules)
    if (Number(raw.headers.get('content-length') ?? 0) > trackerLimits.batchBytes) throw new AppError('body_too_large')
    return {
      eventName: c.req.query('event_name') ?? null,
      contentType: (raw.headers.get('content-type') ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? '',
      body: raw.body === null ? '' : (await readAtMost(raw.body, trackerLimits.batchBytes)).toString('utf8'),
      userAgent: (raw.headers.get('user-agent') ?? '').slice(0, 1_000),
      cookie: raw.headers.get('cookie'),
      clientAddress: clientAddressOf(c),
    }
  }
  hono.post(`${apiPrefix}${trackerPath}`, async (c) => {
    const receipt = await tracker.receive(await deliveryOf(c))
    return responseOf(successAnswer(200, trackerReceiptSchema.parse(receipt)))
  })
  hono.post(`${apiPrefix}${adClickLogPath}`, async (c) =>
    responseOf(successAnswer(200, await tracker.receiveAdClick(await deliveryOf(c)))),
  )
  const refused = () => {
    throw new AppError('method_not_allowed', { allow: 'POST' })
  }
  hono.all(`${apiPrefix}${trackerPath}`, refused)
  hono.all(`${apiPrefix}${adClickLogPath}`, refused)
}
