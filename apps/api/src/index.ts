// The API's one door: what the server needs to run it, and nothing of how it works.
export type { DrawnMeasurement } from './measurements.ts'
export { type App, buildApp } from './app.ts'
export type { AppOptions, RequestFacts } from './app-options.ts'
export { appSecret, secretFor } from './app-secret.ts'
export { openDatabase, type OpenDatabase, prepareDataFolder } from './db/index.ts'
export { type AppEnv, type BodyTimes, type Env, readEnv } from './env.ts'
export { type Answer, answerHeaders, AppError, isMediaHost, isOwnHost, type Opening } from './http/index.ts'
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
  RedrawReasons,
} from './modules/landing-pages/index.ts'
export { type CdnPort, createHttpCdn, pageTag } from './modules/cdn-purges/index.ts'
export { type ToldVisit, type ToldVisits, type VisitSource, visitSource } from './modules/tracker/index.ts'
export {
  createSentryReports,
  type ErrorReports,
  noErrorReports,
  reportOfError,
} from './modules/error-reports/index.ts'
export {
  createDrawingPixels,
  createMediaHandler,
  type KeptMedia,
  type MediaFile,
} from './modules/media/index.ts'
export { createMail, type Mail } from './modules/mail/index.ts'
export { type BlobStore, createDiskBlobStore } from './modules/uploads/index.ts'
export { seedDatabase } from './seed/index.ts'
export { StartError } from './start-error.ts'
