import type { AppContext } from './app-context.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/index.ts'
import type { AppEnv } from './env.ts'
import type { Brand } from './env-brand.ts'
import type { CdnPort } from './ports/cdn.ts'
import type { ErrorReports } from './platform/error-reports/index.ts'
import type { PageDrawer } from './ports/page-drawer.ts'
import type { Log } from './platform/log/index.ts'
import type { Mail } from './platform/mail/index.ts'
import type { OpenIdProvider } from './platform/open-id/index.ts'
import type { ReferencedMedia } from './ports/referenced-media.ts'
import type { PaymentAccounts } from './ports/payment-accounts.ts'
import type { AdEndpoints } from './ports/ad-endpoints.ts'
import type { BlobStore } from './platform/files/uploads/index.ts'
import type { WebhookPort } from './platform/webhooks/index.ts'
import type { WhatsApp } from './platform/whatsapp/index.ts'

/** What the API is built of: its data, its ports to the outside, and what is particular to this installation. */
export interface AppOptions {
  database: Database
  /** @default the system's */
  clock?: Clock
  appEnv: AppEnv
  /** The origin people type, without a slash at its end. */
  publicUrl: string
  /** Hosts served beside the public one, with their port; `*` serves any and works in local only. */
  furtherHosts?: readonly string[]
  /** Whether a host shows a partner's pages. @default none does */
  isPartnerHost?: ((host: string) => boolean) | undefined
  /** Where what pages name is found while the database is away. @default nowhere */
  referencedMedia?: ReferencedMedia | undefined
  /** Where uploaded files are shown from. @default the public origin */
  mediaOrigin?: string | undefined
  version: string
  blobs: BlobStore
  /** Undefined: mails wait in the outbox. */
  mail?: Mail | undefined
  /** Undefined: WhatsApp messages wait. */
  whatsApp?: WhatsApp | undefined
  /** Where learners may sign in besides here. @default nowhere */
  google?: OpenIdProvider | undefined
  /** A CDN to purge when pages change. @default none */
  cdn?: CdnPort | undefined
  /** Writes to programs of others. @default those on the internet, encrypted */
  webhooks?: WebhookPort
  /** Endpoints of advertisers. @default the documented ones */
  pixelEndpoints?: AdEndpoints
  /** Accounts at payment gateways. @default none: only manual transfer is offered */
  paymentAccounts?: PaymentAccounts
  /** Receiver of browsers' error reports. @default none */
  errorReports?: ErrorReports
  pageDrawer: PageDrawer
  /** Of this installation; what is signed with it is signed with a key derived for that purpose. */
  secret: string
  /** Secrets from before a rotation: what was sealed or signed with them still opens, nothing new is. @default none */
  formerSecrets?: readonly string[]
  /** @default warnings and errors, on standard output */
  log?: Log
  /** How long audit entries are kept, until an admin decides. @default 730 */
  auditDays?: number
  /** Leads are anonymised after this many months, until an admin decides. @default 24 */
  leadMonths?: number
  /** Who answers for the legal texts, until an admin decides. @default no controller is named */
  brand?: Brand
  /** @default prints to standard output */
  onLine?: AppContext['onLine']
  /** @default prints whole failures to standard error */
  onFailure?: AppContext['onFailure']
}

/** What the server knows of a request that the request itself does not say. */
export interface RequestFacts {
  /** The client's address, from the socket or a trusted proxy. */
  clientAddress?: string
  /** Whether the socket itself is of this machine, whatever a header says. @default false */
  isFromThisMachine?: boolean
}
