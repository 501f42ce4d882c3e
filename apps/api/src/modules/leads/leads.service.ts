import type {
  countLeads as countEndpoint,
  deleteLead as deleteEndpoint,
  getLead as getEndpoint,
  InputFor,
  Lead,
  listLeads as listEndpoint,
  OutputFor,
  updateLead as updateEndpoint,
} from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { countByPage, findLead, findLeads, removeLead, updateStatus } from './leads.repo.ts'

export async function listLeads({ database }: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  const { items, total } = await findLeads(database.queries, query)
  return { items, total, page: query.page, perPage: query.perPage }
}

export async function getLead({ database }: AdminContext, { params }: InputFor<typeof getEndpoint>): Promise<Lead> {
  return existing(await findLead(database.queries, params.leadId))
}

export async function updateLead(
  { database }: AdminContext,
  { params, body }: InputFor<typeof updateEndpoint>,
): Promise<Lead> {
  return existing(await updateStatus(database.queries, params.leadId, body.status))
}

/** For good: nothing of the person is left, not even that there was one. */
export async function deleteLead(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removeLead(database.queries, params.leadId))) throw new AppError('not_found')
  return null
}

export function countLeads({ database }: AdminContext): Promise<OutputFor<typeof countEndpoint>> {
  return countByPage(database.queries)
}

function existing(lead: Lead | undefined): Lead {
  if (!lead) throw new AppError('not_found')
  return lead
}
