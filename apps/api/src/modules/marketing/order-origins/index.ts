export { clicksCookie } from './click-cookie.ts'
export { orderOriginsModule } from './module.ts'
export { countSalesByVariant, findOriginPage, findSales, type Sales } from './order-origins.queries.ts'
