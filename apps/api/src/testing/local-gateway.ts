import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startLocalGateway } from '@naikkelas/local-gateway'
import type { PaymentAccounts } from '../ports/payment-accounts.ts'
import type { WebhookMessage } from '../modules/commerce/payments/index.ts'
import { midtransAccount, xenditAccount } from './payment-accounts.ts'

const controlToken = 'token-kendali-untuk-pengujian'

/** A local gateway on a port of its own, what it sends, and its control. */
export async function startControlledGateway() {
  const inbox: { path: string; message: WebhookMessage }[] = []
  const answer = { status: 200 }
  const merchant = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const given = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
      const headers = new Headers(given)
      inbox.push({ path: request.url ?? '', message: { headers, rawBody: Buffer.concat(chunks).toString() } })
      response.writeHead(answer.status).end()
    })
  })
  merchant.listen(0, '127.0.0.1')
  await once(merchant, 'listening')
  const hooks = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  const gateway = await startLocalGateway({
    accounts: {
      xendit: {
        secretKey: xenditAccount.secretKey,
        publicKey: xenditAccount.publishableKey,
        webhookToken: xenditAccount.webhookTokens[0] ?? '',
        businessId: xenditAccount.businessId ?? '',
      },
      midtrans: {
        serverKey: midtransAccount.serverKeys[0],
        clientKey: midtransAccount.clientKey,
        merchantId: midtransAccount.merchantId ?? '',
      },
    },
    webhookUrls: { xendit: `${hooks}/xendit`, midtrans: `${hooks}/midtrans` },
    controlToken,
    secret: 'rahasia-alamat-halaman-bayar',
  })
  let offsetMs = 0

  async function control(path: string, body?: unknown, method = 'POST'): Promise<unknown> {
    const response = await fetch(`${gateway.url}/__ctl/${path}`, {
      method,
      headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
    return await response.json()
  }

  const accounts: PaymentAccounts = {
    xendit: { ...xenditAccount, url: gateway.url },
    midtrans: { ...midtransAccount, url: gateway.url },
  }
  return {
    url: gateway.url,
    accounts,
    /** All that arrived, with the path it was sent to. */
    inbox,
    /** What the merchant answers webhooks with. */
    answer,
    control,
    /** The gateway's: what it expires, expires by this one. */
    clock: { now: () => new Date(Date.now() + offsetMs) },
    async advance(seconds: number) {
      offsetMs += seconds * 1000
      await control('clock', { seconds })
    },
    /** All that arrived about a reference, or one that begins with it, once nothing is on its way. */
    async webhooksOf(reference: string): Promise<WebhookMessage[]> {
      await control('webhooks/settle')
      return inbox.filter(({ message }) => message.rawBody.includes(`"${reference}`)).map(({ message }) => message)
    },
    async stop() {
      await gateway.stop()
      merchant.closeAllConnections()
      merchant.close()
      await once(merchant, 'close')
    },
  }
}
