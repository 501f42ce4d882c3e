export { ordersModule } from './module.ts'
