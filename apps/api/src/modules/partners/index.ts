export { findPartner, findPartnerOf, insertPartner, isPartner, savePartnerLinks } from './partners.repo.ts'
export { partnersRoutes } from './partners.routes.ts'
