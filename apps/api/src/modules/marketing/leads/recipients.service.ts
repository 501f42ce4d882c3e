import type { InputFor } from '@naikkelas/contract'
import {
  type createLeadRecipient as createEndpoint,
  type deleteLeadRecipient as deleteEndpoint,
  type LeadRecipient,
  leadRecipientsAtMost,
  type PageForm,
} from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom, type Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingPage, findPage } from '../../pages/landing-pages/index.ts'
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
  { database, clock }: AdminContext,
  { body }: InputFor<typeof createEndpoint>,
): Promise<LeadRecipient> {
  const { queries } = database
  if (body.pageId !== null) existingPage(await findPage(queries, body.pageId))
  const made = await database.transaction(async (tx) => {
    await requireRoom(tx, { name: 'lead recipients', max: leadRecipientsAtMost, count: countRecipients })
    return insertRecipient(tx, { ...body, id: uuidv7(), at: clock.now() })
  })
  const [recipient] = await withForms(queries, made ? [made] : [])
  if (!recipient) throw new Error('a recipient answers with itself')
  return recipient
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
