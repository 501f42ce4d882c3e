import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  deleteLead as deleteEndpoint,
  getLead as getEndpoint,
  Lead,
  listLeads as listEndpoint,
  optOutLead as optOutEndpoint,
  countLeads as countEndpoint,
  updateLead as updateEndpoint,
  updateLeads as updateSeveralEndpoint,
} from '@naikkelas/contract/marketing'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { leadView } from './lead-view.ts'
import {
  countByPage,
  findLead,
  findLeads,
  findLeadsOfPerson,
  lockLead,
  removeLead,
  type StoredLead,
  updateStatus,
  updateStatuses,
} from './leads.repo.ts'
import { forgetContacts, insertOptOuts, removeOptOuts } from './people.repo.ts'

/** Leads of one person that the API returns; more are not read. */
const ofPersonAtMost = 100

export async function listLeads(ctx: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  const { items, total } = await findLeads(ctx.database.queries, query)
  return {
    items: items.map((lead) => leadView(ctx, lead)),
    total,
    page: query.page,
    perPage: query.perPage,
    retentionMonths: (await settingsOf(ctx)).limits.leadMonths,
  }
}

export async function getLead(ctx: AdminContext, { params }: InputFor<typeof getEndpoint>): Promise<Lead> {
  return leadView(ctx, existing(await findLead(ctx.database.queries, params.leadId)))
}

/** What the audit keeps of a lead: nothing that its sender wrote, so that deleting the lead deletes that. */
export async function findLeadFacts({ database }: AdminContext, { params }: { params: { leadId: string } }) {
  const lead = await findLead(database.queries, params.leadId)
  if (!lead) return undefined
  const { id, pageId, pageName, sentAt, status, suspicions, isOptedOut, anonymizedAt } = lead
  return { id, pageId, pageName, sentAt, status, suspicions, isOptedOut, anonymizedAt }
}

/** The other leads of a lead's person; a suspected lead has none. */
export async function listLeadsOfPerson(ctx: AdminContext, { params }: InputFor<typeof getEndpoint>): Promise<Lead[]> {
  const { queries } = ctx.database
  const lead = existing(await findLead(queries, params.leadId))
  const leads =
    lead.personId === null ? [lead] : await findLeadsOfPerson(queries, lead.personId, { limit: ofPersonAtMost })
  return leads.map((one) => leadView(ctx, one))
}

export async function updateLead(ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>): Promise<Lead> {
  return leadView(ctx, existing(await updateStatus(ctx.database.queries, params.leadId, body.status)))
}

export async function updateLeads(
  { database }: AdminContext,
  { body: { leadIds, status } }: InputFor<typeof updateSeveralEndpoint>,
): Promise<OutputFor<typeof updateSeveralEndpoint>> {
  return { updatedIds: await updateStatuses(database.queries, leadIds, status) }
}

/** Both ways, because a person may change their mind; the same for every lead with this number or e-mail. */
export async function optOutLead(ctx: AdminContext, { params, body }: InputFor<typeof optOutEndpoint>): Promise<Lead> {
  const lead = await ctx.database.transaction(async (queries) => {
    const { contacts } = existing(await lockLead(queries, params.leadId))
    if (body.isOptedOut) await insertOptOuts(queries, { contacts, adminId: ctx.actor.id, at: ctx.clock.now() })
    else await removeOptOuts(queries, contacts)
    return existing(await findLead(queries, params.leadId))
  })
  return leadView(ctx, lead)
}

/** Deletes a lead and its personal data for good; an opt-out remains. */
export async function deleteLead(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  await database.transaction(async (queries) => {
    const { contacts } = existing(await lockLead(queries, params.leadId))
    await removeLead(queries, params.leadId)
    await forgetContacts(queries, contacts)
  })
  return null
}

export function countLeads({ database }: AdminContext): Promise<OutputFor<typeof countEndpoint>> {
  return countByPage(database.queries)
}

function existing(lead: StoredLead | undefined): StoredLead {
  if (!lead) throw new AppError('not_found')
  return lead
}
