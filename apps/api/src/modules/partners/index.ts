export { insertPartner, isPartner } from './partners.repo.ts'
export { partnersRoutes } from './partners.routes.ts'
