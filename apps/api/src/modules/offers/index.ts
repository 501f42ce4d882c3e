export { offerTable } from './offer-table.ts'
export { offersRoutes } from './offers.routes.ts'
