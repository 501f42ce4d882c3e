export { questionsModule } from './module.ts'
