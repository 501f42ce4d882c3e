export { findPartner, findPartnerOf, insertPartner, isFull, isPartner, savePartner } from './partners.repo.ts'
export { listPartners } from './partners.service.ts'
export { partnersModule } from './module.ts'
