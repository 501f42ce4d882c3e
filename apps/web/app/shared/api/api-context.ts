import type { Environment } from '@naikkelas/contract/enumerations'
import type { OrderFacts, OrderPartName } from '@naikkelas/page'
import { createContext } from 'react-router-dom'

/** The API as a fetch handler; the same one that answers `/api/*` over HTTP. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Origin of uploaded files, if it is another one. */
  mediaOrigin?: string | undefined
  /** Names cookies. @default local */
  appEnv?: Environment
  /** The origin people type. @default that of the request */
  publicUrl?: string
  /** The script of the site's bars, and the prefix of cookies. @default screens have none */
  siteScript?: { path: string; environment: Environment } | undefined
  /** Path of the script of the page that waits for a payment. @default it has none */
  paymentScript?: string
  /**
   * The fixed page at a path filled in for an order, to be sent to its buyer; null while none is published there.
   * @default there is none
   */
  thankYouPage?:
    | ((
        request: Request,
        path: string,
        order: { facts: OrderFacts; parts: readonly OrderPartName[] },
      ) => Promise<Response | null>)
    | undefined
  /** Whether a user agent is a crawler or another program, which reads a page once and runs no script. */
  isProgram?: (userAgent: string) => boolean
  /** Failed requests, for the log. */
  onFailure?: (error: unknown, where: string) => void
}

export interface ApiAccess {
  api: Api
  /** The current request: its cookies and origin are forwarded. */
  request: Request
}

/** Set by the server for every request; loaders and actions hand their `context` to `call`. */
export const apiContext = createContext<ApiAccess>()
