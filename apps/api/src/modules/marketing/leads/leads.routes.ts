import {
  anonymizeLead,
  countLeads,
  createLeadRecipient,
  createLeadWebhook,
  deleteLead,
  deleteLeadRecipient,
  deleteLeadWebhook,
  exportLeads,
  getLead,
  getLeadForm,
  getOptOut,
  getOrderForm,
  storeFormDraft,
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
  updateLeads,
} from '@naikkelas/contract/marketing'
import type { AdminContext } from '../../../app-context.ts'
import { bind, bindFile, countTry, type RequestContext, listedRecord } from '../../../platform/endpoints/index.ts'
import type { WebhookPort } from '../../../platform/webhooks/index.ts'
import { exportLeads as sendLeads } from './export-leads.ts'
import * as care from './lead-care.service.ts'
import { storeFormDraft as storeSubmittedDraft } from './form-drafts.service.ts'
import * as forms from './lead-forms.service.ts'
import { createFormReadLimit, optOutLimit } from './leads.limits.ts'
import { manageLeads, viewLeads } from './leads.policy.ts'
import * as leads from './leads.service.ts'
import * as optOuts from './opt-outs.service.ts'
import * as pageForms from './page-forms.service.ts'
import * as orderForms from './order-form.service.ts'
import * as recipients from './recipients.service.ts'
import * as webhooks from './webhooks.service.ts'

export function leadsRoutes(port: WebhookPort) {
  const countRead = createFormReadLimit()
  return [
    bind(getLeadForm, {
      can: 'anyone',
      limit: ({ clientAddress }) => countRead(clientAddress),
      run: (input, ctx) => forms.getLeadForm(ctx, input),
    }),
    bind(getOrderForm, {
      can: 'anyone',
      limit: ({ clientAddress }) => countRead(clientAddress),
      run: (_, ctx, request) => orderForms.getOrderForm(ctx, request),
    }),
    bind(sendLead, { can: 'anyone', run: (input, ctx, request) => forms.sendLead(ctx, input, request) }),
    bind(storeFormDraft, { can: 'anyone', run: (input, ctx, request) => storeSubmittedDraft(ctx, input, request) }),
    bind(listLeads, { can: viewLeads, run: (input, ctx) => leads.listLeads(ctx, input) }),
    bindFile(exportLeads, { can: manageLeads, run: (input, ctx) => sendLeads(ctx, input) }),
    bind(getLead, { can: viewLeads, run: (input, ctx) => leads.getLead(ctx, input) }),
    bind(updateLead, { can: manageLeads, record: leadFacts, run: (input, ctx) => leads.updateLead(ctx, input) }),
    bind(updateLeads, { can: manageLeads, run: (input, ctx) => leads.updateLeads(ctx, input) }),
    bind(deleteLead, { can: manageLeads, record: leadFacts, run: (input, ctx) => leads.deleteLead(ctx, input) }),
    bind(listLeadsOfPerson, { can: viewLeads, run: (input, ctx) => leads.listLeadsOfPerson(ctx, input) }),
    bind(suspectLead, { can: manageLeads, record: leadFacts, run: (input, ctx) => care.suspectLead(ctx, input) }),
    bind(anonymizeLead, { can: manageLeads, record: leadFacts, run: (input, ctx) => care.anonymizeLead(ctx, input) }),
    bind(optOutLead, { can: manageLeads, record: leadFacts, run: (input, ctx) => leads.optOutLead(ctx, input) }),
    bind(listPageForms, { can: manageLeads, run: (input, ctx) => pageForms.listPageForms(ctx, input) }),
    bind(listLeadRecipients, { can: manageLeads, run: (_, ctx) => recipients.listLeadRecipients(ctx) }),
    bind(createLeadRecipient, {
      can: manageLeads,
      audit: 'id',
      run: (input, ctx) => recipients.createLeadRecipient(ctx, input),
    }),
    bind(deleteLeadRecipient, {
      can: manageLeads,
      audit: 'id',
      run: (input, ctx) => recipients.deleteLeadRecipient(ctx, input),
    }),
    bind(listLeadWebhooks, { can: manageLeads, run: (_, ctx) => webhooks.listLeadWebhooks(ctx) }),
    bind(createLeadWebhook, { can: manageLeads, run: (input, ctx) => webhooks.createLeadWebhook(ctx, input, port) }),
    bind(renewLeadWebhookSecret, {
      can: manageLeads,
      record: listedRecord('webhookId', webhooks.listLeadWebhooks),
      run: (input, ctx) => webhooks.renewLeadWebhookSecret(ctx, input),
    }),
    bind(deleteLeadWebhook, {
      can: manageLeads,
      record: listedRecord('webhookId', webhooks.listLeadWebhooks),
      run: (input, ctx) => webhooks.deleteLeadWebhook(ctx, input),
    }),
    bind(listLeadDeliveries, { can: manageLeads, run: (input, ctx) => webhooks.listLeadDeliveries(ctx, input) }),
    bind(retryLeadDelivery, {
      can: manageLeads,
      audit: 'id',
      run: (input, ctx) => webhooks.retryLeadDelivery(ctx, input),
    }),
    bind(getOptOut, {
      can: 'anyone',
      limit: countOptOut,
      run: (input, ctx) => optOuts.getOptOut(ctx, input),
    }),
    bind(optOut, {
      can: 'anyone',
      limit: countOptOut,
      run: (input, ctx) => optOuts.optOut(ctx, input),
    }),
    bind(countLeads, { can: viewLeads, run: (_, ctx) => leads.countLeads(ctx) }),
  ]
}

/** Before and after of a change, without the answers. */
const leadFacts = {
  load: (input: { params: { leadId: string } }, ctx: AdminContext) => leads.findLeadFacts(ctx, input),
}

const countOptOut = ({ app, clientAddress }: RequestContext) =>
  countTry(app.database.queries, [optOutLimit(clientAddress)])
