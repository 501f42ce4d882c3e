export { bulkActionsModule } from './module.ts'
