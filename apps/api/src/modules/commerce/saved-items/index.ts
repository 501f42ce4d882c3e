export { savedItemsModule } from './module.ts'
