export {
  answerCode,
  answerToken,
  deleteExpiredCodes,
  findOpenCode,
  issueCode,
  type OneTimeCode,
  openCode,
} from './one-time-codes.ts'
