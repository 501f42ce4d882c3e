export { catalogueModule } from './module.ts'
export { findSellableOffer } from './sellable-offer.service.ts'
