export { countLeadsByCampaign, countLeadsByVariant, countPeopleByVariant } from './lead-counts.queries.ts'
export { unsubscribeLead } from './opt-outs.service.ts'
export { whatsappNumber } from './whatsapp-number.rules.ts'
export { leadsModule } from './module.ts'
