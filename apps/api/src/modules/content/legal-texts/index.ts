export { legalTextsModule } from './module.ts'
