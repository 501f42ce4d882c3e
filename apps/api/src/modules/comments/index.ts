export { commentsRoutes } from './comments.routes.ts'
export { findThreads } from './comments.repo.ts'
export { createComment, createThread, listComments, resolveThread } from './comments.service.ts'
