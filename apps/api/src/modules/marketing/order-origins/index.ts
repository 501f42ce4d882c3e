export { orderOriginsModule } from './module.ts'
export { countSalesByVariant, findSales, type Sales } from './order-origins.queries.ts'
