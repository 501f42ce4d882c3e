// The API's one door: what the server needs to run it, and nothing of how it works.
export { AppError } from './errors/app-error.ts'
export { type App, buildApp } from './app.ts'
export type { AppOptions, RequestFacts } from './app-options.ts'
export { appSecret, secretFor } from './platform/secrets/app-secret.ts'
export { auditMoney } from './modules/commerce/money-audit/index.ts'
export { createDatabase, databaseAwayReason, openDatabase, type OpenDatabase } from './platform/database/index.ts'
export { networkMatcher } from './platform/rate-limits/networks.ts'
export { type AppEnv, type BodyTimes, type Env, readEnv } from './env.ts'
export {
  type Answer,
  answerHeaders,
  expectedError,
  isMediaHost,
  isOwnHost,
  isProgram,
  networkOf,
  type Opening,
  openingOf,
} from './platform/endpoints/index.ts'
export type {
  DrawnAsset,
  DrawnPage,
  PageBody,
  PageDrawer,
  PageSnapshot,
  PublicAddress,
  PublicAnswer,
  PublicPages,
  PublicState,
} from './modules/pages/landing-pages/index.ts'
export type { CardWords, DrawnCard, DrawnMeasurement } from './ports/page-drawer.ts'
export type { CdnPort } from './ports/cdn.ts'
export { createHttpCdn, pageTag } from './modules/pages/cdn-purges/index.ts'
export { type VisitSource, visitSource } from './modules/marketing/tracker/index.ts'
export {
  createSentryReports,
  type ErrorReports,
  noErrorReports,
  reportOfError,
} from './platform/error-reports/index.ts'
export { createDrawingPixels, createMediaHandler } from './modules/pages/media/index.ts'
export type { ReferencedMedia, MediaFile } from './ports/referenced-media.ts'
export { createLog, type Log, type LogLevel } from './platform/log/index.ts'
export {
  currentRequestId,
  newRequestId,
  requestIdHeader,
  saneRequestId,
  withRequestId,
} from './platform/request-ids/index.ts'
export { createWhatsApp } from './platform/whatsapp/index.ts'
export { createOpenIdProvider } from './platform/open-id/index.ts'
export { createMail, type Mail } from './platform/mail/index.ts'
export { type BlobStore, createBlobStore, createDiskBlobStore } from './platform/files/uploads/index.ts'
export { seedDatabase } from './seed/index.ts'
