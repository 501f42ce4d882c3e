import { countLeads, deleteLead, getLead, getLeadForm, listLeads, sendLead, updateLead } from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import * as forms from './lead-forms.service.ts'
import { createFormReadLimit } from './leads.limits.ts'
import { manageLeads } from './leads.policy.ts'
import * as leads from './leads.service.ts'

export function leadsRoutes() {
  const countRead = createFormReadLimit()
  return [
    bind(getLeadForm, {
      can: 'anyone',
      run: async (input, ctx, { clientAddress }) => {
        countRead(clientAddress)
        return forms.getLeadForm(ctx, input)
      },
    }),
    bind(sendLead, { can: 'anyone', run: (input, ctx, request) => forms.sendLead(ctx, input, request) }),
    bind(listLeads, { can: manageLeads, run: (input, ctx) => leads.listLeads(ctx, input) }),
    bind(getLead, { can: manageLeads, run: (input, ctx) => leads.getLead(ctx, input) }),
    bind(updateLead, { can: manageLeads, run: (input, ctx) => leads.updateLead(ctx, input) }),
    bind(deleteLead, { can: manageLeads, run: (input, ctx) => leads.deleteLead(ctx, input) }),
    bind(countLeads, { can: manageLeads, run: (_, ctx) => leads.countLeads(ctx) }),
  ]
}
