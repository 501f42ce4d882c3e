export { idempotencyHeader, type KeyedRun, runOnce } from './idempotency.ts'
export { deleteOldKeys } from './idempotency.repo.ts'
