export { findPartner, findPartnerOf, insertPartner, isFull, isPartner, savePartner } from './partners.repo.ts'
export { partnersRoutes } from './partners.routes.ts'
