export { bulkCreationModule } from './module.ts'
