export { listViewsModule } from './module.ts'
