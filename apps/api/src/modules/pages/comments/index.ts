export { findThreads } from './comments.repo.ts'
export { createComment, createThread, listComments, resolveThread } from './comments.service.ts'
export { commentsModule } from './module.ts'
