export { findCourse, learnersOf } from './learners.queries.ts'
export { courseLearnersModule } from './module.ts'
