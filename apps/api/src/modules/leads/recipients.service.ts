import {
  type createLeadRecipient as createEndpoint,
  type deleteLeadRecipient as deleteEndpoint,
  type InputFor,
  type LeadRecipient,
  leadRecipientsAtMost,
  type PageForm,
} from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { AppError } from '../../http/index.ts'
import { existingPage, findPage } from '../landing-pages/index.ts'
import { findForms } from './page-forms.service.ts'
import {
  countRecipients,
  findRecipients,
  insertRecipient,
  type RecipientRow,
  removeRecipient,
} from './recipients.repo.ts'

export async function listLeadRecipients({ database: { queries } }: AdminContext): Promise<LeadRecipient[]> {
  return withForms(queries, await findRecipients(queries))
}

export async function createLeadRecipient(
  { database: { queries }, clock }: AdminContext,
  { body }: InputFor<typeof createEndpoint>,
): Promise<LeadRecipient> {
  if (body.pageId !== null) existingPage(await findPage(queries, body.pageId))
  if ((await countRecipients(queries)) >= leadRecipientsAtMost) throw new AppError('library_full')
  const made = await insertRecipient(queries, { ...body, id: uuidv7(), at: clock.now() })
  const [told] = await withForms(queries, made ? [made] : [])
  if (!told) throw new Error('a recipient answers with itself')
  return told
}

async function withForms(queries: Queries, rows: readonly RecipientRow[]): Promise<LeadRecipient[]> {
  const pageIds = new Set(rows.flatMap(({ page, sectionId }) => (page !== null && sectionId !== null ? [page.id] : [])))
  const forms = new Map<string, PageForm[]>()
  for (const pageId of pageIds) forms.set(pageId, await findForms(queries, pageId))
  return rows.map((row) => ({
    ...row,
    form: forms.get(row.page?.id ?? '')?.find(({ sectionId }) => sectionId === row.sectionId) ?? null,
  }))
}

export async function deleteLeadRecipient(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removeRecipient(database.queries, params.recipientId))) throw new AppError('not_found')
  return null
}
