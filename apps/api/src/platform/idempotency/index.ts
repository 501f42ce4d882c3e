export { type Complete, idempotencyHeader, runOnce } from './idempotency.ts'
export { deleteOldKeys } from './idempotency.repo.ts'
