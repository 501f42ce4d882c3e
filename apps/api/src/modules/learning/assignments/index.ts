export { handInAssignment } from './assignments.service.ts'
export { markSubmission } from './markings.service.ts'
export { assignmentsModule } from './module.ts'
export { findSent } from './sent.queries.ts'
