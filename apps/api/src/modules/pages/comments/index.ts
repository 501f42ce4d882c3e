export { findThreads } from './comments.queries.ts'
export { createComment, createThread, listComments, resolveThread } from './comments.service.ts'
export { commentsModule } from './module.ts'
