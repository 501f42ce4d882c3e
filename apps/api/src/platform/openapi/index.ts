export { apiReference } from './api-reference.ts'
export { createOpenApi } from './openapi.routes.ts'
