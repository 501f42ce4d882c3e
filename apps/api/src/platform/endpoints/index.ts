export {
  bind,
  bindFile,
  bindStream,
  bindText,
  bindUpload,
  type BoundEndpoint,
  listedRecord,
  ownedRecord,
  type Uploaded,
} from './bind.ts'
export { addEndpoints, answerByRouter, apiPrefix, type RouteHandler } from './endpoints.ts'
export {
  type Answer,
  answerHeaders,
  errorAnswer,
  expectedError,
  responseOf,
  successAnswer,
  waitMessage,
} from './envelope.ts'
export { fileAnswer } from './file-answer.ts'
export { hostCookie, readHostCookie } from './host-cookie.ts'
export { anyMethod, createRouter } from './router.ts'
export type { ViewSession } from './request-context.ts'
export type { ActorContext, RequestContext } from './request-context.ts'
export { hostileInput } from './input-guard.ts'
export { fieldsOf } from './input-issues.ts'
export { createConcurrencyLimit } from '../rate-limits/concurrency-limit.ts'
export { countTaken, countTry, forgiveTry, isBeyond, type Limit, sweepLimits } from '../rate-limits/rate-limits.ts'
export { isOpenedByPerson, isProgram, type Opening, openingOf } from './opened-by-person.rules.ts'
export { networkOf } from '../rate-limits/network-of.ts'
export { formValue, parseJson, readAtMost } from './read-body.ts'
export { createReadLimit } from '../rate-limits/read-limit.ts'
export {
  checkHost,
  checkSender,
  type HostRules,
  isMediaHost,
  isOwnHost,
  type Sender,
  senderOf,
} from './request-origin.ts'
export { speakIndonesian } from './sentences.ts'
