export { saveLessonContent } from './lesson-contents.service.ts'
export { lessonContentsModule } from './module.ts'
export { isWritten } from './written.queries.ts'
