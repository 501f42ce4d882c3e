export { revenueModule } from './module.ts'
export { revenueBetween } from './revenue.service.ts'
