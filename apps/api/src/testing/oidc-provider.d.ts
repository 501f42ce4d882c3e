/** An OpenID Connect provider for tests; it has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Context {
    oidc: { client: { clientId: string }; session: { accountId: string } }
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): RequestListener
    on(event: string, listener: (...values: unknown[]) => void): this
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
