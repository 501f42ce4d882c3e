export { mediaUsesRoutes } from './media-uses.routes.ts'
export { purgeMediaTrash } from './trash.service.ts'
