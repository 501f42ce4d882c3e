export { isPartner } from './partners.queries.ts'
export { addPartner, changePartner, listPartners } from './partners.service.ts'
export { partnersModule } from './module.ts'
