export { quizzesModule } from './module.ts'
