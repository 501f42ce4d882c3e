import type { InputFor } from '@naikkelas/contract'
import type { getOptOut as getEndpoint, OptOut } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { maskedContact } from './contacts.rules.ts'
import { findLead } from './leads.repo.ts'
import { optOutSubject } from './opt-out-link.ts'
import { findOptedOut, insertOptOuts } from './people.repo.ts'
import { findRecipient, removeRecipient } from './recipients.repo.ts'

type Input = InputFor<typeof getEndpoint>

export async function getOptOut(ctx: AppContext, { params }: Input): Promise<OptOut> {
  const { queries } = ctx.database
  const { kind, id } = subjectOf(ctx, params.token)
  if (kind === 'recipient') {
    const recipient = await findRecipient(queries, id)
    return { kind, contacts: recipient ? [maskedContact(`email:${recipient.email}`)] : [], isDone: !recipient }
  }
  const { contacts } = await reachable(ctx, id)
  const left = await findOptedOut(queries, contacts)
  return { kind, contacts: contacts.map(maskedContact), isDone: left.length === contacts.length }
}

/** Opts out both the lead's number and its e-mail: the opt-out is for the seller, not for one channel. */
export async function optOut(ctx: AppContext, { params }: Input): Promise<OptOut> {
  const { kind, id } = subjectOf(ctx, params.token)
  if (kind === 'recipient') {
    await removeRecipient(ctx.database.queries, id)
    return { kind, contacts: [], isDone: true }
  }
  const { contacts } = await reachable(ctx, id)
  await insertOptOuts(ctx.database.queries, { contacts, adminId: null, at: ctx.clock.now() })
  return { kind, contacts: contacts.map(maskedContact), isDone: true }
}

/** A mail program's unsubscribe request; false without our signature. Idempotent. */
export async function unsubscribeLead(ctx: AppContext, token: string): Promise<boolean> {
  const subject = optOutSubject(ctx, token)
  if (subject?.kind !== 'recipient') return false
  await removeRecipient(ctx.database.queries, subject.id)
  return true
}

function subjectOf(ctx: AppContext, token: string) {
  const subject = optOutSubject(ctx, token)
  if (!subject) throw new AppError('not_found')
  return subject
}

/** A lead that is gone or has no name any more can be reached by nothing: there is nothing left to stop. */
async function reachable({ database }: AppContext, id: string) {
  const lead = await findLead(database.queries, id)
  if (!lead || lead.contacts.length === 0) throw new AppError('not_found')
  return lead
}
