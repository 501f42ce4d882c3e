import * as z from 'zod'
import type { Charge } from '../charges.ts'
import { faultOrderSchema } from '../faults.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, json } from '../http/answers.ts'
import { type Call, type Handler, hasBearer, jsonOf, type Route } from '../http/calls.ts'

const YEAR_SECONDS = 366 * 86_400

const orderSchema = z.object({
  amount: z.int().min(1).max(999_999_999_999).optional(),
  code: z.string().max(100).optional(),
})
const clockSchema = z.object({ seconds: z.number().min(0).max(YEAR_SECONDS) })
const tokenSchema = z.object({
  meets: z.union([z.enum(['payment', 'wait']), z.object({ failure: z.string().max(100) })]),
})
const outcomeSchema = z.object({ status: z.enum(['succeeded', 'failed']) })

const acts = ['pay', 'pay-late', 'decline', 'expire', 'cancel', 'reverse'] as const
type Act = (typeof acts)[number]

/** What a test, or a developer at a terminal, may do to the gateway: with the token that was printed at the start. */
export function controlRoutes(gateway: Gateway, token: string): Route[] {
  const { store, sender, faults, journal, clock } = gateway
  const control =
    (handle: Handler): Handler =>
    async (call, ...parts) =>
      hasBearer(call, token) ? await handle(call, ...parts) : json(401, { message: 'The control token is wrong.' })
  const route = (method: Route['method'], path: RegExp, handle: Handler): Route => ({
    method,
    path,
    handle: control(handle),
  })
  return [
    route('GET', /^\/__ctl\/state$/, ({ query }) => {
      const charges = [...store.charges.values()].filter((charge) => isAbout(charge, query.get('reference')))
      const deliveries = [...store.deliveries.values()].filter((delivery) => isAbout(delivery, query.get('reference')))
      return json(200, {
        now: new Date(clock.now()).toISOString(),
        charges: charges.map((charge) => ({ ...charge, payUrl: gateway.pageUrl('bayar', charge) })),
        deliveries: deliveries.map(({ headers: _, ...delivery }) => delivery),
        faults: faults.list(),
        tokens: [...store.tokens.values()],
      })
    }),
    route('GET', /^\/__ctl\/journal$/, ({ query }) =>
      json(200, {
        entries: journal.list({
          after: Number(query.get('after')) || 0,
          reference: query.get('reference') ?? undefined,
        }),
      }),
    ),
    route('POST', /^\/__ctl\/charges\/([^/]+)\/([a-z-]+)$/, (call, reference = '', act = '') =>
      perform(gateway, call, reference, act),
    ),
    route('POST', /^\/__ctl\/tokens\/([^/]+)$/, (call, id = '') => changeToken(gateway, call, id)),
    route('POST', /^\/__ctl\/refunds\/([^/]+)$/, (call, reference = '') => finishRefund(gateway, call, reference)),
    route('POST', /^\/__ctl\/faults$/, (call) =>
      withBody(faultOrderSchema, call, (order) => {
        faults.order(order)
        return json(200, { faults: faults.list() })
      }),
    ),
    route('DELETE', /^\/__ctl\/faults$/, () => {
      faults.clear()
      return json(200, { faults: [] })
    }),
    route('POST', /^\/__ctl\/clock$/, (call) =>
      withBody(clockSchema, call, async ({ seconds }) => {
        await gateway.advance(seconds * 1000)
        return json(200, { now: new Date(clock.now()).toISOString() })
      }),
    ),
    route('POST', /^\/__ctl\/webhooks\/release$/, async () => json(200, { released: await sender.release() })),
    route('POST', /^\/__ctl\/webhooks\/settle$/, async () => {
      await sender.settled()
      return json(200, {})
    }),
    route('POST', /^\/__ctl\/webhooks\/([^/]+)\/resend$/, (_, id = '') =>
      sender.resend(id) ? json(200, {}) : json(404, { message: 'There is no such webhook.' }),
    ),
    route('POST', /^\/__ctl\/reset$/, () => {
      gateway.clear()
      return json(200, {})
    }),
  ]
}

const isAbout = ({ reference }: { reference: string }, wanted: string | null) => wanted === null || reference === wanted

async function withBody<Schema extends z.ZodType>(
  schema: Schema,
  call: Call,
  handle: (value: z.output<Schema>) => Answer | Promise<Answer>,
): Promise<Answer> {
  const parsed = schema.safeParse(call.rawBody === '' ? {} : jsonOf(call))
  return parsed.success ? await handle(parsed.data) : json(422, { message: z.prettifyError(parsed.error) })
}

/** By the reference of either protocol; where both have it, that of Xendit. */
function chargeOf({ store }: Gateway, reference: string): Charge | undefined {
  return store.byReference('xendit', reference) ?? store.byReference('midtrans', reference)
}

function perform(gateway: Gateway, call: Call, reference: string, act: string): Promise<Answer> {
  return withBody(orderSchema, call, ({ amount, code }) => {
    gateway.expireDue()
    const charge = chargeOf(gateway, reference)
    const known = acts.find((name) => name === act)
    if (!charge || !known) return json(404, { message: charge ? `${act} is unknown.` : 'There is no such charge.' })
    const isDone = run(gateway, charge, known, { amount, code })
    return isDone ? json(200, { charge }) : json(409, { message: `The charge is ${charge.status}.` })
  })
}

function run(
  gateway: Gateway,
  charge: Charge,
  act: Act,
  { amount = charge.amount, code }: z.output<typeof orderSchema>,
): boolean {
  switch (act) {
    case 'pay':
      return gateway.pay(charge, amount)
    case 'pay-late':
      gateway.payLate(charge, amount)
      return true
    case 'decline':
      return gateway.decline(charge, code ?? (charge.protocol === 'xendit' ? 'USER_DECLINED_PAYMENT' : '05'))
    case 'expire':
      return gateway.expire(charge)
    case 'cancel':
      return gateway.cancel(charge)
    case 'reverse':
      return gateway.reverse(charge)
    default:
      return act satisfies never
  }
}

/** What the next charge of a way to pay that was kept meets. */
function changeToken(gateway: Gateway, call: Call, id: string): Promise<Answer> {
  return withBody(tokenSchema, call, ({ meets }) => {
    const token = gateway.store.tokens.get(id)
    if (!token) return json(404, { message: 'There is no such token.' })
    token.meets = meets
    gateway.changed()
    return json(200, { token })
  })
}

function finishRefund(gateway: Gateway, call: Call, reference: string): Promise<Answer> {
  return withBody(outcomeSchema, call, ({ status }) => {
    for (const charge of gateway.store.charges.values()) {
      const refund = charge.refunds.find((one) => one.reference === reference)
      if (!refund) continue
      gateway.finishRefund(charge, refund, status)
      return json(200, { refund })
    }
    return json(404, { message: 'There is no such refund.' })
  })
}
