export {
  completeLessonOf,
  courseProgressOf,
  finishLessonOf,
  hasLesson,
  holdLessonOf,
  leaveCourseAt,
  type LessonOfLearner,
  openLessonOf,
  ownCourseOf,
} from './lesson-access.service.ts'
export { roomsModule } from './module.ts'
