export { deliverAnyway } from './deliver-anyway.service.ts'
export { ordersModule } from './module.ts'
