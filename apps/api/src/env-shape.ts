import type { Environment } from '@naikkelas/contract/enumerations'
import type { LocalGatewaySettings, Role } from '@naikkelas/supervision'
import type { Brand } from './env-brand.ts'
import type { ErrorReportsReceiver } from './platform/error-reports/error-reports-dsn.ts'
import type { S3Bucket } from './platform/files/uploads/s3-blob-store.ts'
import type { LogLevel } from './platform/log/index.ts'
import type { OpenIdClient } from './platform/open-id/index.ts'
import type { CloudApiAccount } from './platform/whatsapp/cloud-api-whatsapp.ts'
import type { PaymentAccounts } from './ports/payment-accounts.ts'

export type AppEnv = Environment

/** In milliseconds. */
export interface BodyTimes {
  /** For the whole of a form or of JSON. */
  smallMs: number
  /** For the whole of an upload. */
  uploadMs: number
  /** For the next byte of an upload. */
  uploadIdleMs: number
}

export interface Env {
  /** Decides demo accounts, secrets, gateway and cookie names; never NODE_ENV, which is production for speed. */
  appEnv: AppEnv
  port: number
  host: string
  /** The origin people type, without a slash at its end. */
  publicUrl: string
  /** Where uploaded files are shown from: a host that serves nothing else. Undefined: the public one. */
  mediaOrigin: string | undefined
  /** How long senders may take over what they send. */
  bodyTimes: BodyTimes
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** How many web processes share the port. */
  webConcurrency: number
  /** Where the supervisor serves /metrics; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined
  /** What this process does, for a supervisor: which processes it starts. None named: web and jobs in one process. */
  roles: readonly Role[]
  /** As the operator set it; the supervisor chooses a folder where it is undefined. */
  dataDir: string | undefined
  /** Undefined: the supervisor runs the embedded database, and names it to the processes it starts. */
  databaseUrl: string | undefined
  /** The same database past a pooler such as PgBouncer, for migrations. Undefined: `databaseUrl` is such an address. */
  directDatabaseUrl: string | undefined
  /** The CDN in front of pages and how long it keeps them, in seconds. Undefined: no CDN, and nothing is purged. */
  cdn: { url: string; token: string; keptSeconds: number } | undefined
  /** The mail server. Undefined: mails are files in the data folder in local, and wait elsewhere. */
  smtpUrl: string | undefined
  /** Sender of mails. */
  mailFrom: string
  /** The operator's account of the WhatsApp Business Cloud API. Undefined: no messages are sent. */
  whatsApp: CloudApiAccount | undefined
  /** The operator's registration at Google. Undefined: there is no sign-in with it. */
  google: OpenIdClient | undefined
  /** The bucket for uploaded files. Undefined: they are in the data folder. */
  s3: S3Bucket | undefined
  /** Accounts at payment gateways; a gateway without one is off. */
  paymentAccounts: PaymentAccounts
  /** A payment gateway without money that the supervisor starts; undefined: there is none. */
  localGateway: LocalGatewaySettings | undefined
  /** Whether payments move no money: buyers are shown that on every page. */
  arePaymentsSimulated: boolean
  /** Endpoints of advertisers, where they differ from the documented ones. */
  pixelEndpoints: { meta: string | undefined; tiktok: string | undefined; google: string | undefined }
  /** Receiver of error reports beside the log. Undefined: nothing is sent. */
  errorReports: ErrorReportsReceiver | undefined
  /** Which lines of the log are written: one for each request of the API from `info` on. */
  logLevel: LogLevel
  /** Retention of audit rows. */
  auditDays: number
  /** Who answers for the legal texts of the site, and since when they are in force. */
  brand: Brand
  /** Leads are anonymised after this many months. */
  leadMonths: number
  /** Undefined in local: then one is made into the data folder (`appSecret`). */
  appSecret: string | undefined
  /** Values of APP_SECRET from before a rotation: they still open and verify. */
  formerAppSecrets: readonly string[]
}
