export { commentsRoutes } from './comments.routes.ts'
export { findThreads } from './comments.repo.ts'
