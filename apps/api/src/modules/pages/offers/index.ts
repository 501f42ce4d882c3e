export { findOfferRecord } from './offer-record.service.ts'
export { offersModule } from './module.ts'
