export {
  answerCode,
  answerToken,
  deleteExpiredCodes,
  findOpenCode,
  findOpenToken,
  issueCode,
  type OneTimeCode,
  openCode,
} from './one-time-codes.ts'
