export { orderOriginsModule } from './module.ts'
