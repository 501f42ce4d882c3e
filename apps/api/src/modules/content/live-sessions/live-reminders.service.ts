import type { InputFor } from '@naikkelas/contract'
import type {
  askLiveReminder as askEndpoint,
  getLiveReminder as getEndpoint,
  LiveReminder,
} from '@naikkelas/contract/content'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTaken, isBeyond, type RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { maskedEmail } from '../../identity/learners/index.ts'
import { existing } from '../publication/index.ts'
import { phaseOf } from './live-phase.rules.ts'
import {
  confirmReminder,
  deletePassedReminders,
  deleteReminder,
  findReminder,
  insertReminder,
} from './live-reminders.repo.ts'
import { askingLimits, confirmationLimit } from './live-sessions.limits.ts'
import { findPublishedSession } from './live-sessions.repo.ts'
import { reminderLink, reminderOf } from './reminder-link.ts'
import { confirmationMail } from './reminder-mails.rules.ts'

const UNCONFIRMED_MS = 2 * 86_400_000

/**
 * Mails a confirmation. The answer is the same for an address that has confirmed already and for one that was mailed too
 * often: it does not show who will watch.
 * @throws AppError `not_found`, `live_begun`, `too_many`
 */
export async function askLiveReminder(
  ctx: AppContext,
  { params: { number }, body: { email } }: InputFor<typeof askEndpoint>,
  request: RequestContext,
): Promise<null> {
  const { queries } = ctx.database
  const session = existing(await findPublishedSession(queries, number))
  const at = ctx.clock.now()
  if (phaseOf(session, at) !== 'upcoming') throw new AppError('live_begun')
  await countTaken(queries, askingLimits(request.clientAddress))
  if (await isBeyond(queries, confirmationLimit(email))) return null
  const { brand } = await settingsOf(ctx)
  await ctx.database.transaction(async (tx) => {
    const { id, isConfirmed } = await insertReminder(tx, { id: uuidv7(), sessionId: session.id, email, at })
    if (isConfirmed) return
    const { title } = session.value
    const { startsAt } = session
    const link = reminderLink(ctx, id)
    await queueMail(ctx, tx, {
      ...confirmationMail({ publicUrl: ctx.publicUrl, siteName: brand.name, number, title, startsAt, link }),
      key: `live-confirm:${uuidv7()}`,
      to: { name: '', address: email },
    })
  })
  return null
}

type ByToken = InputFor<typeof getEndpoint>

/** @throws AppError `not_found` without our signature, and for what was stopped or has passed */
export async function getLiveReminder(ctx: AppContext, { params }: ByToken): Promise<LiveReminder> {
  const id = existing(reminderOf(ctx, params.token))
  const { email, isConfirmed, session } = existing(await findReminder(ctx.database.queries, id))
  const { number, title, startsAt } = session
  return {
    session: { number, title, startsAt: startsAt.toISOString(), phase: phaseOf(session, ctx.clock.now()) },
    email: maskedEmail(email),
    isConfirmed,
  }
}

/** @throws AppError `not_found` */
export async function confirmLiveReminder(ctx: AppContext, input: ByToken): Promise<LiveReminder> {
  const id = existing(reminderOf(ctx, input.params.token))
  await confirmReminder(ctx.database.queries, { id, at: ctx.clock.now() })
  return getLiveReminder(ctx, input)
}

/** Deletes the address. Stopped twice, it is stopped. @throws AppError `not_found` without our signature */
export async function stopLiveReminder(ctx: AppContext, { params }: ByToken): Promise<null> {
  await deleteReminder(ctx.database.queries, existing(reminderOf(ctx, params.token)))
  return null
}

export async function tidyReminders({ database, clock }: AppContext) {
  const now = clock.now()
  await deletePassedReminders(database.queries, { now, unconfirmedSince: new Date(now.getTime() - UNCONFIRMED_MS) })
}
