import type { InputFor } from '@naikkelas/contract'
import type { Learner, NotificationChoice, setNotificationChoice as setEndpoint } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { findNotificationChoices, offerOf } from './notification-choices.queries.ts'
import { saveDecision } from './notifications.repo.ts'

type Ctx = ActorContext<Learner>

export function listNotificationChoices({ database, actor }: Ctx): Promise<NotificationChoice[]> {
  return findNotificationChoices(database.queries, actor.id)
}

/** @throws AppError for a channel that a kind does not have, and for what cannot be switched off */
export async function setNotificationChoice(
  ctx: Ctx,
  { body: { kind, channel, isOn } }: InputFor<typeof setEndpoint>,
): Promise<NotificationChoice[]> {
  const offer = offerOf(kind, channel)
  if (offer === undefined) throw refused('Pemberitahuan ini tidak dikirim lewat saluran itu')
  if (offer === 'always' && !isOn) throw refused('Pemberitahuan ini tidak dapat dimatikan')
  await saveDecision(ctx.database.queries, { learnerId: ctx.actor.id, kind, channel, isOn })
  return listNotificationChoices(ctx)
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: 'channel', message }] })
