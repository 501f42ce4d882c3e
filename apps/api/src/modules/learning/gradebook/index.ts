export { gradebookModule } from './module.ts'
