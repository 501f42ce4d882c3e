export { AppError } from './app-error.ts'
export { bind, type BoundEndpoint, type RequestContext } from './bind.ts'
export { apiPrefix, createEndpointHandler } from './endpoints.ts'
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
export { hostileInput } from './input-guard.ts'
export { fieldsOf } from './input-issues.ts'
export { countTaken, countTry, forgiveTry, isBeyond, type Limit, sweepLimits } from './rate-limits.ts'
export { isOpenedByPerson, isProgram, type Opening, openingOf } from './opened-by-person.rules.ts'
export { networkOf } from './network-of.ts'
export { formValue, parseJson, readAtMost } from './read-body.ts'
export { createReadLimit } from './read-limit.ts'
export {
  checkHost,
  checkOrigin,
  checkReader,
  checkSender,
  type HostRules,
  isMediaHost,
  isOwnHost,
  type Sender,
  senderOf,
} from './request-origin.ts'
export { speakIndonesian } from './sentences.ts'
