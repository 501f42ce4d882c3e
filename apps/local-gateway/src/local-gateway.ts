import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Accounts } from './accounts.ts'
import { controlRoutes } from './control/control-routes.ts'
import { Gateway } from './gateway.ts'
import { type Answer, json } from './http/answers.ts'
import { type Call, type Route, routeFor } from './http/calls.ts'
import { createListener } from './http/listener.ts'
import { midtransRoutes, tokenizeCard } from './midtrans/midtrans-routes.ts'
import { showMidtransScript, showXenditScript } from './pages/browser-scripts.ts'
import { showHome } from './pages/home-page.ts'
import { notFoundPage } from './pages/layout.ts'
import { decide, showPayPage } from './pages/pay-page.ts'
import { answerThreeDS, showThreeDS } from './pages/three-ds-page.ts'
import { collectCard } from './xendit/xendit-sessions.ts'
import { xenditRoutes } from './xendit/xendit-routes.ts'

export interface LocalGatewayOptions {
  accounts: Accounts
  /** Where webhooks go. */
  webhookUrls: { xendit: string; midtrans: string }
  /** Of /__ctl. */
  controlToken: string
  /** Signs the addresses of its pages; the same one after a restart keeps them valid. */
  secret: string
  /** @default 127.0.0.1 */
  host?: string
  /** @default a free one */
  port?: number
  /** Where its pages are reached. @default its own address */
  publicUrl?: string | undefined
  /** Keeps what it knows over a restart. @default memory alone */
  stateFile?: string | undefined
}

export interface LocalGateway {
  url: string
  port: number
  stop: () => Promise<void>
}

/** Speaks Xendit's and Midtrans' protocols on one port, without any money. */
export async function startLocalGateway(options: LocalGatewayOptions): Promise<LocalGateway> {
  let ownUrl = ''
  const gateway = new Gateway({ ...options, stateFile: options.stateFile, url: () => options.publicUrl ?? ownUrl })
  const routes = allRoutes(gateway, options.controlToken)
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 20_000 },
    createListener({
      answer: (call) => answer(routes, call),
      faults: gateway.faults,
      journal: gateway.journal,
      now: () => gateway.clock.now(),
    }),
  )
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    else socket.destroy()
  })
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  ownUrl = `http://${options.host ?? '127.0.0.1'}:${port}`
  gateway.start()
  return {
    url: ownUrl,
    port,
    async stop() {
      gateway.stop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function allRoutes(gateway: Gateway, controlToken: string): Route[] {
  const browser = (path: RegExp, handle: (call: Call) => Answer): Route => ({
    method: 'POST',
    path,
    handle: async (call) => withAnyOrigin(handle(call)),
  })
  return [
    ...xenditRoutes(gateway),
    ...midtransRoutes(gateway),
    ...controlRoutes(gateway, controlToken),
    browser(/^\/v3\/card_sessions$/, (call) => collectCard(gateway, call)),
    browser(/^\/v2\/token$/, (call) => tokenizeCard(gateway, call)),
    { method: 'GET', path: /^\/$/, handle: (call) => showHome(gateway, call) },
    { method: 'GET', path: /^\/bayar\/([^/]+)$/, handle: (call, id = '') => showPayPage(gateway, call, id) },
    { method: 'POST', path: /^\/bayar\/([^/]+)$/, handle: (call, id = '') => decide(gateway, call, id) },
    { method: 'GET', path: /^\/3ds\/([^/]+)$/, handle: (call, id = '') => showThreeDS(gateway, call, id) },
    { method: 'POST', path: /^\/3ds\/([^/]+)$/, handle: (call, id = '') => answerThreeDS(gateway, call, id) },
    { method: 'GET', path: /^\/js\/cards-session\.min\.js$/, handle: showXenditScript },
    { method: 'GET', path: /^\/js\/midtrans-new-3ds\.min\.js$/, handle: showMidtransScript },
  ]
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
} as const

/** Cards are sent from the merchant's pages. */
const withAnyOrigin = (made: Answer): Answer => ({ ...made, headers: { ...made.headers, ...anyOrigin } })

async function answer(routes: readonly Route[], call: Call): Promise<Answer> {
  if (call.method === 'OPTIONS' && /^\/(v3\/card_sessions|v2\/token)$/.test(call.path))
    return { status: 204, headers: anyOrigin, body: '' }
  const handle = routeFor(routes, call)
  if (handle) return await handle(call)
  const isPage = call.headers.accept?.includes('text/html')
  return isPage ? notFoundPage() : json(404, { error_code: 'DATA_NOT_FOUND', status_code: '404', message: 'Not found' })
}
