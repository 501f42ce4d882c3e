export {
  completeLessonOf,
  courseProgressOf,
  holdLessonOf,
  type LessonOfLearner,
  openLessonOf,
} from './lesson-access.service.ts'
export { roomsModule } from './module.ts'
