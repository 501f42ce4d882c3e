export { auditLogModule } from './module.ts'
