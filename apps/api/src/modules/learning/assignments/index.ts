export { assignmentsModule } from './module.ts'
export { findSent } from './sent.queries.ts'
