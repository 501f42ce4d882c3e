export { currentRequestId, newRequestId, requestIdHeader, saneRequestId, withRequestId } from './request-ids.ts'
