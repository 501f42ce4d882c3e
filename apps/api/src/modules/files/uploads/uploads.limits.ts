import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

const hour = 3_600

/** Requests of one account: sixty files of the greatest size, or twelve hundred small ones. */
export const accountLimits = (accountId: string): Limit[] => [
  { name: 'upload-file:account', subject: accountId, hits: 1_200, windowSeconds: hour },
]

/** Files without an account: what one person applies with, and a ceiling for everyone. */
export const visitorLimits = (clientAddress: string): Limit[] => [
  { name: 'upload-file:visitor', subject: networkOf(clientAddress), hits: 10, windowSeconds: hour },
  { name: 'upload-file:visitors', subject: '', hits: 300, windowSeconds: hour },
]
