export { courseLearnersModule } from './module.ts'
