import { offerRecordsRoutes } from './offer-records.routes.ts'
import { module } from '../../../module.ts'

export const offerRecordsModule = module({
  routes: ({ ports }) => offerRecordsRoutes(ports),
})
