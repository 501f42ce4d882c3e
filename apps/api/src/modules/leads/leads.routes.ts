import {
  anonymizeLead,
  countLeads,
  createLeadRecipient,
  createLeadWebhook,
  deleteLead,
  deleteLeadRecipient,
  deleteLeadWebhook,
  getLead,
  getLeadForm,
  getOptOut,
  holdAnswers,
  listLeadDeliveries,
  listLeadRecipients,
  listLeads,
  listLeadsOfPerson,
  listLeadWebhooks,
  listPageForms,
  optOut,
  optOutLead,
  renewLeadWebhookSecret,
  retryLeadDelivery,
  sendLead,
  suspectLead,
  updateLead,
} from '@naikkelas/contract'
import { bind, countTry } from '../../http/index.ts'
import type { WebhookPort } from '../webhooks/index.ts'
import * as care from './lead-care.service.ts'
import { holdAnswers as holdSent } from './held-answers.service.ts'
import * as forms from './lead-forms.service.ts'
import { createFormReadLimit, optOutLimit } from './leads.limits.ts'
import { manageLeads, viewLeads } from './leads.policy.ts'
import * as leads from './leads.service.ts'
import * as optOuts from './opt-outs.service.ts'
import * as pageForms from './page-forms.service.ts'
import * as recipients from './recipients.service.ts'
import * as webhooks from './webhooks.service.ts'

export function leadsRoutes(port: WebhookPort) {
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
    bind(holdAnswers, { can: 'anyone', run: (input, ctx, request) => holdSent(ctx, input, request) }),
    bind(listLeads, { can: viewLeads, run: (input, ctx) => leads.listLeads(ctx, input) }),
    bind(getLead, { can: viewLeads, run: (input, ctx) => leads.getLead(ctx, input) }),
    bind(updateLead, { can: manageLeads, run: (input, ctx) => leads.updateLead(ctx, input) }),
    bind(deleteLead, { can: manageLeads, run: (input, ctx) => leads.deleteLead(ctx, input) }),
    bind(listLeadsOfPerson, { can: viewLeads, run: (input, ctx) => leads.listLeadsOfPerson(ctx, input) }),
    bind(suspectLead, { can: manageLeads, run: (input, ctx) => care.suspectLead(ctx, input) }),
    bind(anonymizeLead, { can: manageLeads, run: (input, ctx) => care.anonymizeLead(ctx, input) }),
    bind(optOutLead, { can: manageLeads, run: (input, ctx) => leads.optOutLead(ctx, input) }),
    bind(listPageForms, { can: manageLeads, run: (input, ctx) => pageForms.listPageForms(ctx, input) }),
    bind(listLeadRecipients, { can: manageLeads, run: (_, ctx) => recipients.listLeadRecipients(ctx) }),
    bind(createLeadRecipient, { can: manageLeads, run: (input, ctx) => recipients.createLeadRecipient(ctx, input) }),
    bind(deleteLeadRecipient, { can: manageLeads, run: (input, ctx) => recipients.deleteLeadRecipient(ctx, input) }),
    bind(listLeadWebhooks, { can: manageLeads, run: (_, ctx) => webhooks.listLeadWebhooks(ctx) }),
    bind(createLeadWebhook, { can: manageLeads, run: (input, ctx) => webhooks.createLeadWebhook(ctx, input, port) }),
    bind(renewLeadWebhookSecret, {
      can: manageLeads,
      run: (input, ctx) => webhooks.renewLeadWebhookSecret(ctx, input),
    }),
    bind(deleteLeadWebhook, { can: manageLeads, run: (input, ctx) => webhooks.deleteLeadWebhook(ctx, input) }),
    bind(listLeadDeliveries, { can: manageLeads, run: (input, ctx) => webhooks.listLeadDeliveries(ctx, input) }),
    bind(retryLeadDelivery, { can: manageLeads, run: (input, ctx) => webhooks.retryLeadDelivery(ctx, input) }),
    bind(getOptOut, {
      can: 'anyone',
      run: async (input, ctx, { clientAddress }) => {
        await countTry(ctx.database.queries, [optOutLimit(clientAddress)])
        return optOuts.getOptOut(ctx, input)
      },
    }),
    bind(optOut, {
      can: 'anyone',
      run: async (input, ctx, { clientAddress }) => {
        await countTry(ctx.database.queries, [optOutLimit(clientAddress)])
        return optOuts.optOut(ctx, input)
      },
    }),
    bind(countLeads, { can: viewLeads, run: (_, ctx) => leads.countLeads(ctx) }),
  ]
}
