export { revenueModule } from './module.ts'
