export { orderOriginsModule } from './module.ts'
export { findSales, type Sales } from './order-origins.queries.ts'
