import type { AppContext } from '../../app-context.ts'
import type { Account, Session } from '../realms/session.ts'

/** A session that looks at the site as someone. */
export type ViewSession = Session & Required<Pick<Session, 'view'>>

/** What a request brings beside its input. */
export interface RequestContext {
  app: AppContext
  request: Request
  /** Of the client, as the trusted proxy or the socket says it. */
  clientAddress: string
  /** Whether the socket itself is of this machine, whatever a header says. */
  isFromThisMachine: boolean
  /** Headers to answer with; cookies are set here. */
  replyHeaders: Headers
  /** The session a request carries in a realm, null without one; looked up once a request. */
  findSession: (realm: string) => Promise<Session | null>
  /** The account that the request only looks at the site as; null for others, which costs nothing. */
  findView: () => Promise<ViewSession | null>
  /** Path of the endpoint that answers, with its parameters in braces; once the router has found it. */
  endpoint?: string
}

/** A use case of an account that is signed in. */
export type ActorContext<Actor extends Account> = AppContext & {
  actor: Actor
  /** For what outlives the request. */
  sessionId: string
}
