import type { Order, OrderDetails, PaymentChannel } from '@naikkelas/contract/commerce'
import { paymentChannels } from '@naikkelas/contract/commerce'
import { expect } from 'vitest'
import { startControlledGateway } from './local-gateway.ts'
import { atTheEnd } from './at-the-end.ts'
import { type Browser, createTestApp } from './test-app.ts'

type Desk = Pick<Browser, 'get' | 'post'>
type Gateway = Awaited<ReturnType<typeof startControlledGateway>>

/** The API with a local gateway of its own, whose clock it shares. @param only one gateway, or both */
export async function appWithGateway(only: 'xendit' | 'midtrans' | 'both' = 'xendit') {
  const gateway = await startControlledGateway()
  atTheEnd(() => gateway.stop())
  const { xendit, midtrans } = gateway.accounts
  const app = await createTestApp({
    overrides: {
      clock: gateway.clock,
      paymentAccounts: {
        xendit: only === 'midtrans' ? undefined : xendit,
        midtrans: only === 'xendit' ? undefined : midtrans,
      },
    },
  })
  /** Delivers a message as the gateway sent it. */
  async function deliver({ path, message }: Gateway['inbox'][number]): Promise<number> {
    const response = await app.fetch(
      new Request(`http://localhost:3000/api/webhooks${path}`, {
        method: 'POST',
        headers: message.headers,
        body: message.rawBody,
      }),
      { clientAddress: '203.0.113.99' },
    )
    await response.body?.cancel()
    return response.status
  }
  /** Delivers all that the gateway has sent, and does what they ask for. @returns how each was answered */
  async function deliverAll(): Promise<number[]> {
    await gateway.control('webhooks/settle')
    const answers: number[] = []
    for (const sent of gateway.inbox.splice(0)) answers.push(await deliver(sent))
    await app.runJobs()
    return answers
  }
  return { app, gateway, deliver, deliverAll }
}

/** What a buyer sends to pay an item by a channel. */
export const orderBy = (
  channel: PaymentChannel,
  { number, value }: { number: number; value: { price: number | null } },
) => ({
  number,
  mode: 2,
  method: paymentChannels[channel].method,
  channel,
  shownTotal: value.price ?? 0,
  consent: true,
})

/** Buys an item by a channel, which must succeed. */
export async function buyBy(desk: Desk, channel: PaymentChannel, item: Parameters<typeof orderBy>[1]): Promise<Order> {
  const reply = await desk.post('/me/orders', orderBy(channel, item))
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as Order
}

export const orderSeen = async (desk: Desk, { code }: Pick<Order, 'code'>) =>
  (await desk.get(`/me/orders/${code}`)).body.data as OrderDetails
