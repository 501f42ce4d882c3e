import type { BlobStore } from './platform/files/uploads/blob-store.ts'
import type { Mail } from './platform/mail/mail-port.ts'
import type { OpenIdProvider } from './platform/open-id/open-id-port.ts'
import type { WebhookPort } from './platform/webhooks/webhook-port.ts'
import type { WhatsApp } from './platform/whatsapp/whatsapp-port.ts'
import type { AdEndpoints } from './ports/ad-endpoints.ts'
import type { PaymentAccounts } from './ports/payment-accounts.ts'
import type { CdnPort } from './ports/cdn.ts'
import type { ReferencedMedia } from './ports/referenced-media.ts'
import type { PageDrawer } from './ports/page-drawer.ts'
import type { ErrorReports } from './platform/error-reports/error-reports-port.ts'
import type { PictureWorker } from './platform/files/pictures/picture-worker.ts'

/** What lies outside of the API: each is handed in, so that tests and other installations have their own. */
export interface Ports {
  blobs: BlobStore
  /** Where what pages name is found while the database is away; undefined where nothing is kept. */
  referencedMedia: ReferencedMedia | undefined
  pageDrawer: PageDrawer
  /** Undefined: mails wait in the outbox. */
  mail: Mail | undefined
  /** Undefined: messages wait. */
  whatsApp: WhatsApp | undefined
  /** Where learners may sign in besides here; undefined: nowhere. */
  google: OpenIdProvider | undefined
  /** Writes to programs of others. */
  webhooks: WebhookPort
  /** Sends to advertisers; their addresses come from the code or the operator, never from a user. */
  ads: WebhookPort
  adEndpoints: AdEndpoints
  /** What payment gateways are asked with; a gateway without an account is off. */
  paymentAccounts: PaymentAccounts
  /** Receiver of browsers' error reports. */
  errorReports: ErrorReports
  /** Undefined where no CDN keeps copies of pages. */
  cdn: CdnPort | undefined
  /** For pictures that a request waits for. */
  pictures: PictureWorker
  /** For the widths of pictures, in the background. */
  backgroundPictures: PictureWorker
}
