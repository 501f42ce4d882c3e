export {
  completeLessonOf,
  courseProgressOf,
  finishLessonOf,
  holdLessonOf,
  leaveCourseAt,
  type LessonOfLearner,
  openLessonOf,
} from './lesson-access.service.ts'
export { roomsModule } from './module.ts'
