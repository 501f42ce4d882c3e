export { assignmentsModule } from './module.ts'
