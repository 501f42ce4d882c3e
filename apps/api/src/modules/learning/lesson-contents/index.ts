export { saveLessonContent } from './lesson-contents.service.ts'
export { lessonContentsModule } from './module.ts'
