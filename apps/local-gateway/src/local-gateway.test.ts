import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from './env.ts'
import { type LocalGateway, type LocalGatewayOptions, startLocalGateway } from './local-gateway.ts'

const accounts = {
  xendit: {
    secretKey: 'xnd_development_kunci',
    publicKey: 'xnd_public_kunci',
    webhookToken: 'token-webhook',
    businessId: '5f27a14a9bf05c73dd040bc8',
  },
  midtrans: { serverKey: 'SB-Mid-server-kunci', clientKey: 'SB-Mid-client-kunci', merchantId: 'G141532850' },
}
const controlToken = 'token-kendali'

async function start(change: Partial<LocalGatewayOptions> = {}) {
  const gateway = await startLocalGateway({
    accounts,
    // Nothing answers there.
    webhookUrls: { xendit: 'http://127.0.0.1:9/xendit', midtrans: 'http://127.0.0.1:9/midtrans' },
    controlToken,
    secret: 'rahasia',
    ...change,
  })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await gateway.stop()
  }
  onTestFinished(stop)
  return { ...gateway, stop }
}

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`
const merchant = { authorization: basic(accounts.xendit.secretKey), 'api-version': '2024-11-11' }

async function ask(
  { url }: Pick<LocalGateway, 'url'>,
  path: string,
  {
    method = 'POST',
    body,
    headers = merchant,
  }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parsed(text) }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

const control = (gateway: LocalGateway, path: string, body?: unknown, method = 'POST') =>
  ask(gateway, `/__ctl/${path}`, { method, body, headers: { authorization: `Bearer ${controlToken}` } })

const wallet = (reference: string) => ({
  reference_id: reference,
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: 135_000,
  channel_code: 'DANA',
  channel_properties: {
    success_return_url: 'https://naikkelas.id/berhasil',
    failure_return_url: 'https://naikkelas.id/gagal',
  },
})
const account = (reference: string) => ({
  ...wallet(reference),
  channel_code: 'BRI_VIRTUAL_ACCOUNT',
  channel_properties: { display_name: 'Budi', expires_at: new Date(Date.now() + 86_400_000).toISOString() },
})
const charge = (order_id: string) => ({
  payment_type: 'bank_transfer',
  bank_transfer: { bank: 'bca' },
  transaction_details: { order_id, gross_amount: 44_000 },
})

/** The address that a payer is sent to. */
const pageOf = ({ body }: { body: Record<string, unknown> }) =>
  new URL((body.actions as { value: string }[])[0]?.value ?? '')
const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`

test('Xendit: without a key, with another one and without a version nothing is done', async () => {
  const gateway = await start()
  const create = (headers: Record<string, string>) =>
    ask(gateway, '/v3/payment_requests', { body: account('A-1'), headers })
  expect(await create({ 'api-version': '2024-11-11' })).toMatchObject({
    status: 401,
    body: { error_code: 'INVALID_API_KEY' },
  })
  expect((await create({ ...merchant, authorization: basic('xnd_development_salah') })).status).toBe(401)
  expect(await create({ authorization: merchant.authorization })).toMatchObject({
    status: 400,
    body: { error_code: 'API_VALIDATION_ERROR' },
  })
  expect(await ask(gateway, '/v3/payment_requests?reference_id=A-1', { method: 'GET' })).toMatchObject({
    body: { data: [] },
  })
})

test.each([
  ['reference_id', { reference_id: undefined }],
  ['request_amount', { request_amount: 135_000.5 }],
  ['request_amount', { request_amount: '135000' }],
  ['request_amount', { request_amount: 60_000_000_000 }],
  ['currency', { currency: 'USD' }],
  ['channel_code', { channel_code: 'BITCOIN' }],
  ['channel_code', { channel_code: 'toString' }],
  ['display_name', { channel_properties: {} }],
  ['expires_at', { channel_properties: { display_name: 'Budi', expires_at: '2020-01-01T00:00:00Z' } }],
  ['success_return_url', { channel_code: 'DANA', channel_properties: {} }],
  ['success_return_url', { channel_code: 'DANA', channel_properties: { success_return_url: 'http://contoh.id/' } }],
  ['payer_name', { channel_code: 'ALFAMART', channel_properties: {} }],
  ['metadata', { metadata: { order: 'x'.repeat(501) } }],
])('Xendit: a wrong %s is named', async (field, change) => {
  const answer = await ask(await start(), '/v3/payment_requests', { body: { ...account('A-1'), ...change } })
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'API_VALIDATION_ERROR' } })
  expect(answer.body.message).toContain(field)
})

test('Midtrans: HTTP says 200 for what the body says went wrong', async () => {
  const gateway = await start()
  const headers = { authorization: basic(accounts.midtrans.serverKey) }
  const made = await ask(gateway, '/v2/charge', { body: charge('A-1'), headers })
  expect(made).toMatchObject({
    status: 200,
    body: { status_code: '201', gross_amount: '44000.00', transaction_status: 'pending', merchant_id: 'G141532850' },
  })
  expect(await ask(gateway, '/v2/charge', { body: charge('A-1'), headers })).toMatchObject({
    status: 200,
    body: { status_code: '406' },
  })
  const wrong = { ...charge('A-2'), item_details: [{ price: 1, quantity: 1 }] }
  expect(await ask(gateway, '/v2/charge', { body: wrong, headers })).toMatchObject({
    status: 200,
    body: { status_code: '400', validation_messages: [expect.stringContaining('gross_amount')] },
  })
  expect(await ask(gateway, '/v2/tidak-ada/status', { method: 'GET', headers })).toMatchObject({
    status: 200,
    body: { status_code: '404' },
  })
  expect((await ask(gateway, '/v2/charge', { body: charge('A-3') })).status).toBe(401)
})

test('Midtrans: an idempotency key answers as before for five minutes, whatever is asked', async () => {
  const gateway = await start()
  const headers = { authorization: basic(accounts.midtrans.serverKey), 'idempotency-key': 'b1b2' }
  const first = await ask(gateway, '/v2/charge', { body: charge('A-1'), headers })
  expect((await ask(gateway, '/v2/charge', { body: charge('A-2'), headers })).text).toBe(first.text)
  await control(gateway, 'clock', { seconds: 301 })
  expect(await ask(gateway, '/v2/charge', { body: charge('A-2'), headers })).toMatchObject({
    body: { order_id: 'A-2' },
  })
})

test('the pay page says the amount and decides, without a script', async () => {
  const gateway = await start()
  const decide = async (reference: string, tindakan: string) => {
    const page = pageOf(await ask(gateway, '/v3/payment_requests', { body: wallet(reference) }))
    const shown = await ask(gateway, pathOf(page), { method: 'GET', headers: {} })
    for (const words of ['Rp135.000', '>Bayar<', '>Tolak<', '>Biarkan kedaluwarsa<', reference, 'DANA'])
      expect(shown.text).toContain(words)
    expect(shown.text).not.toContain('<script')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await ask(gateway, pathOf(page), { body: `tindakan=${tindakan}`, headers })
    const found = await ask(gateway, `/v3/payment_requests?reference_id=${reference}`, { method: 'GET' })
    return [answer.headers.get('location'), (found.body.data as { status: string }[])[0]?.status]
  }
  expect(await decide('A-1', 'bayar')).toEqual(['https://naikkelas.id/berhasil', 'SUCCEEDED'])
  expect(await decide('A-2', 'tolak')).toEqual(['https://naikkelas.id/gagal', 'FAILED'])
  expect(await decide('A-3', 'biarkan')).toEqual(['https://naikkelas.id/gagal', 'EXPIRED'])
})

test('the address of a pay page is signed: another charge cannot be paid by it', async () => {
  const gateway = await start()
  const one = pageOf(await ask(gateway, '/v3/payment_requests', { body: wallet('A-1') }))
  const other = pageOf(await ask(gateway, '/v3/payment_requests', { body: wallet('A-2') }))
  for (const path of [one.pathname, `${one.pathname}?s=`, `${one.pathname}${other.search}`])
    for (const method of ['GET', 'POST'])
      expect(
        (await ask(gateway, path, { method, headers: {}, ...(method === 'POST' && { body: 'tindakan=bayar' }) }))
          .status,
      ).toBe(404)
  expect(await ask(gateway, '/v3/payment_requests?reference_id=A-1', { method: 'GET' })).toMatchObject({
    body: { data: [{ status: 'REQUIRES_ACTION' }] },
  })
})

test('a number that a payer types leads to what it pays; another one is called unknown', async () => {
  const gateway = await start()
  const { body } = await ask(gateway, '/v3/payment_requests', { body: account('A-1') })
  const number = (body.actions as { value: string }[])[0]?.value ?? ''
  const spaced = number.replaceAll(/(\d{4})/g, '$1 ')
  const found = await ask(gateway, `/?nomor=${encodeURIComponent(spaced)}`, { method: 'GET', headers: {} })
  expect(found.headers.get('location')).toContain(`/bayar/${body.payment_request_id}?s=`)
  const unknown = await ask(gateway, '/?nomor=123', { method: 'GET', headers: {} })
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('Nomor ini tidak dikenal')])
})

test('what a merchant sent is shown as text', async () => {
  const gateway = await start()
  const page = pageOf(await ask(gateway, '/v3/payment_requests', { body: wallet('<script>alert(1)</script>') }))
  const { text, headers } = await ask(gateway, pathOf(page), { method: 'GET', headers: {} })
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('three wrong codes are the end of a card’s verification', async () => {
  const gateway = await start()
  const headers = { authorization: basic(accounts.midtrans.serverKey) }
  const card = {
    client_key: accounts.midtrans.clientKey,
    card_number: '4811111111111114',
    card_exp_month: '12',
    card_exp_year: '2030',
    card_cvv: '123',
  }
  const token = await ask(gateway, '/v2/token', { body: card, headers: {} })
  const asked = {
    ...charge('A-1'),
    payment_type: 'credit_card',
    credit_card: { token_id: token.body.token_id, authentication: true },
  }
  const made = await ask(gateway, '/v2/charge', { body: asked, headers })
  const path = pathOf(new URL(String(made.body.redirect_url)))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const left of [2, 1]) {
    await ask(gateway, path, { body: 'kode=000000', headers: form })
    const shown = await ask(gateway, path, { method: 'GET', headers: {} })
    expect(shown.text).toContain(`Sisa percobaan: ${left}`)
  }
  await ask(gateway, path, { body: 'kode=000000', headers: form })
  await ask(gateway, path, { body: 'kode=112233', headers: form })
  expect(await ask(gateway, '/v2/A-1/status', { method: 'GET', headers })).toMatchObject({
    body: { transaction_status: 'deny' },
  })
})

test('a card’s data is for the publishable key alone, and no answer repeats it', async () => {
  const gateway = await start()
  const session = await ask(gateway, '/sessions', {
    body: {
      reference_id: 'A-1',
      session_type: 'PAY',
      mode: 'CARDS_SESSION_JS',
      amount: 135_000,
      currency: 'IDR',
      country: 'ID',
      customer: { reference_id: 'A-1', type: 'INDIVIDUAL', individual_detail: { given_names: 'Budi' } },
      cards_session_js: {
        success_return_url: 'https://naikkelas.id/berhasil',
        failure_return_url: 'https://naikkelas.id/gagal',
      },
    },
  })
  const card = {
    payment_session_id: session.body.payment_session_id,
    card_number: '4000000000001000',
    expiry_month: '12',
    expiry_year: '2030',
    cvn: '123',
  }
  const send = (key: string, body: object) =>
    ask(gateway, '/v3/card_sessions', { body, headers: { authorization: `Bearer ${key}` } })
  expect((await send('xnd_public_salah', card)).status).toBe(401)
  expect((await send('xnd_public_kunci', { ...card, card_number: '4000000000001001' })).status).toBe(400)
  const sent = await send('xnd_public_kunci', card)
  expect(sent).toMatchObject({ status: 200, body: { status: 'SUCCEEDED' } })
  const state = await control(gateway, 'state', undefined, 'GET')
  expect(sent.text + state.text).not.toContain('4000000000001000')
})

test('the control is closed without its token', async () => {
  const gateway = await start()
  const wrong: Record<string, string>[] = [{}, { authorization: 'Bearer salah' }, merchant]
  for (const headers of wrong)
    for (const [method, path] of [
      ['GET', 'state'],
      ['GET', 'journal'],
      ['POST', 'clock'],
      ['POST', 'reset'],
      ['POST', 'charges/A-1/pay'],
    ])
      expect((await ask(gateway, `/__ctl/${path}`, { method: method ?? '', headers })).status).toBe(401)
})

test('what happened is listed in order', async () => {
  const gateway = await start()
  await ask(gateway, '/v3/payment_requests', { body: account('A-1') })
  await control(gateway, 'charges/A-1/pay', { amount: 100_000 })
  await control(gateway, 'webhooks/settle')
  const { body } = await control(gateway, 'journal?reference=A-1', undefined, 'GET')
  const entries = body.entries as { event: string; detail: string }[]
  expect(entries.map(({ event, detail }) => `${event} ${detail}`)).toEqual([
    'created BRI_VIRTUAL_ACCOUNT 135000',
    'captured 100000',
    'webhook payment.capture: no answer',
  ])
  expect(await control(gateway, 'charges/A-1/pay')).toMatchObject({ status: 409 })
  expect(await control(gateway, 'charges/A-2/pay')).toMatchObject({ status: 404 })
  expect(await control(gateway, 'charges/A-1/terbang')).toMatchObject({ status: 404 })
  expect(await control(gateway, 'faults', { fault: { kind: 'gempa' } })).toMatchObject({ status: 422 })
})

test('after a restart it knows what it knew, and its addresses still work', async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'gateway-')), 'state.json')
  const first = await start({ stateFile })
  const { body } = await ask(first, '/v3/payment_requests', { body: account('A-1') })
  await control(first, 'clock', { seconds: 3_600 })
  await first.stop()
  const second = await start({ stateFile })
  expect(await ask(second, '/v3/payment_requests?reference_id=A-1', { method: 'GET' })).toMatchObject({
    body: { data: [{ payment_request_id: body.payment_request_id, actions: body.actions }] },
  })
  const state = await control(second, 'state', undefined, 'GET')
  expect(Date.parse(String(state.body.now)) - Date.now()).toBeGreaterThan(3_500_000)
  const next = await ask(second, '/v3/payment_requests', { body: account('A-2') })
  expect(next.body.actions).not.toEqual(body.actions)
})

test('a file that is none of its own is no reason to stop', async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'gateway-')), 'state.json')
  for (const content of ['{"version":', '{"version":0}', '[]']) {
    writeFileSync(stateFile, content)
    const gateway = await start({ stateFile })
    expect((await ask(gateway, '/', { method: 'GET', headers: {} })).status).toBe(200)
  }
})

test('whatever is sent, it goes on', async () => {
  const gateway = await start()
  const paths = [
    '/v3/payment_requests',
    '/sessions',
    '/refunds',
    '/v2/charge',
    '/v2/token',
    '/v3/card_sessions',
    '/v3/payment_requests/%E0%A4%A/cancel',
    '/bayar/x',
    '/3ds/x?s=%00',
    '/__ctl/clock',
    '//',
    '/?nomor=%F0%9F%98%80',
  ]
  const keys = { ...merchant }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .constantFrom(account('A-9'), charge('A-9'))
          .chain((body) =>
            fc.jsonValue().map((value) => JSON.stringify({ ...body, channel_code: value, bank_transfer: value })),
          ),
      ),
      fc.constantFrom(accounts.xendit.secretKey, accounts.midtrans.serverKey),
      async (path, body, key) => {
        const { status } = await ask(gateway, path, { body, headers: { ...keys, authorization: basic(key) } })
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: 300 },
  )
  const long = await ask(gateway, '/v3/payment_requests', { body: 'x'.repeat(70_000) })
  expect(long.status).toBe(413)
  const socket = connect(gateway.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.end('BUKAN HTTP\r\n\r\n')
  await once(socket, 'close')
  const cut = connect(gateway.port, '127.0.0.1')
  cut.on('error', () => {})
  cut.write('POST /v2/charge HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{')
  cut.destroy()
  expect((await ask(gateway, '/', { method: 'GET', headers: {} })).status).toBe(200)
})

const environment = {
  LOCAL_GATEWAY_SECRET: 'rahasia',
  LOCAL_GATEWAY_CONTROL_TOKEN: 'token',
  LOCAL_GATEWAY_WEBHOOKS: 'http://127.0.0.1:3000',
  XENDIT_SECRET_KEY: 'a',
  XENDIT_PUBLIC_KEY: 'b',
  XENDIT_WEBHOOK_TOKEN: 'c',
  XENDIT_BUSINESS_ID: 'd',
  MIDTRANS_SERVER_KEY: 'e',
  MIDTRANS_CLIENT_KEY: 'f',
  MIDTRANS_MERCHANT_ID: 'g',
}

test('it refuses to start in production, and on staging unless it is asked for; NODE_ENV plays no part', () => {
  expect(readEnv({ ...environment, NODE_ENV: 'production' })).toMatchObject({
    host: '127.0.0.1',
    webhookUrls: { xendit: 'http://127.0.0.1:3000/api/webhooks/xendit' },
  })
  for (const LOCAL_GATEWAY of ['', 'on'])
    expect(() => readEnv({ ...environment, APP_ENV: 'production', LOCAL_GATEWAY })).toThrow('never runs in production')
  expect(() => readEnv({ ...environment, APP_ENV: 'staging' })).toThrow('when LOCAL_GATEWAY is on')
  expect(readEnv({ ...environment, APP_ENV: 'staging', LOCAL_GATEWAY: 'on' })).toMatchObject({ port: 4010 })
  expect(() => readEnv({ APP_ENV: 'local' })).toThrow('XENDIT_SECRET_KEY must be set.')
})
