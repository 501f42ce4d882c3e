export { notePackageOrder, packageOfferOf, type PackageOffer } from './package-offer.service.ts'
export { findPackageOrder, type PackageOrder } from './package-orders.queries.ts'
export { isOfOpenPartner, isPartnerOpen } from './running-partners.queries.ts'
