export { createOpenApi } from './openapi.routes.ts'
