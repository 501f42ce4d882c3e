import { module } from '../../../module.ts'
import { auditLogRoutes } from './audit-log.routes.ts'

export const auditLogModule = module({ routes: auditLogRoutes })
