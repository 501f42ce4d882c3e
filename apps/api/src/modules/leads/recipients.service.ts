import {
  type createLeadRecipient as createEndpoint,
  type deleteLeadRecipient as deleteEndpoint,
  type InputFor,
  type LeadRecipient,
  leadRecipientsAtMost,
} from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { existingPage, findPage } from '../landing-pages/index.ts'
import { countRecipients, findRecipients, insertRecipient, removeRecipient } from './recipients.repo.ts'

export function listLeadRecipients({ database }: AdminContext): Promise<LeadRecipient[]> {
  return findRecipients(database.queries)
}

export async function createLeadRecipient(
  { database: { queries }, clock }: AdminContext,
  { body }: InputFor<typeof createEndpoint>,
): Promise<LeadRecipient> {
  if (body.pageId !== null) existingPage(await findPage(queries, body.pageId))
  if ((await countRecipients(queries)) >= leadRecipientsAtMost) throw new AppError('library_full')
  const made = await insertRecipient(queries, { ...body, id: uuidv7(), at: clock.now() })
  if (!made) throw new Error('a recipient answers with itself')
  return made
}

export async function deleteLeadRecipient(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removeRecipient(database.queries, params.recipientId))) throw new AppError('not_found')
  return null
}
