export { exportLeads } from './export-leads.ts'
export { manageLeads } from './leads.policy.ts'
export { leadsRoutes } from './leads.routes.ts'
export { countLeadsByVariant } from './lead-variants.repo.ts'
