export { learnerRealm } from './learner-realm.ts'
export { findActiveLearner } from './learners.queries.ts'
export { learnersOf } from './learners-of.ts'
export { changePicture } from './picture.service.ts'
export { createLearner } from './create-learner.ts'
export { findActiveLearnerByEmail } from './learners.queries.ts'
export type { NewLearner } from './new-learner.ts'
export { mergeLearners, type MergedAccounts } from './merge.service.ts'
export { learnersModule } from './module.ts'
export { maskedAddress, maskedEmail, maskedPhone } from './masks.rules.ts'
export { learnerTables } from './learner-realm.ts'
export { blockLearner, unblockLearner, verifyEmailOf, verifyPhoneOf } from './standing.service.ts'
export {
  countUserRecords,
  findMergedAccounts,
  findUserRecord,
  findUserRecords,
  type RecordFilter,
  type UserRecord,
} from './user-records.queries.ts'
