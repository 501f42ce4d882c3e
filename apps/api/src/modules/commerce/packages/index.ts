export { notePackageOrder, packageOfferOf, type PackageOffer } from './package-offer.service.ts'
export { findPackageOrder, type PackageOrder } from './package-orders.queries.ts'
export { isPartnerOpen } from './running-partners.queries.ts'
