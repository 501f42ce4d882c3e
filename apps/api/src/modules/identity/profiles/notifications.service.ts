import type { InputFor } from '@naikkelas/contract'
import {
  type Learner,
  type NotificationChannel,
  notificationChannels,
  type NotificationChoice,
  notificationKinds,
  notificationOffers,
  type setNotificationChoice as setEndpoint,
} from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { findDecisions, saveDecision } from './notifications.repo.ts'

type Ctx = ActorContext<Learner>

/** Everything that is offered, as the learner decided or as it is at first. */
export async function listNotificationChoices(ctx: Ctx): Promise<NotificationChoice[]> {
  const decisions = await findDecisions(ctx.database.queries, ctx.actor.id)
  return notificationKinds.flatMap((kind) =>
    notificationChannels.flatMap((channel) => {
      const offer = offerOf(kind, channel)
      if (offer === undefined) return []
      const decided = decisions.find((one) => one.kind === kind && one.channel === channel)
      const isAlways = offer === 'always'
      return [{ kind, channel, isAlways, isOn: isAlways || (decided?.isOn ?? offer === 'on') }]
    }),
  )
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

function offerOf(kind: keyof typeof notificationOffers, channel: NotificationChannel) {
  const offers: Partial<Record<NotificationChannel, 'always' | 'on' | 'off'>> = notificationOffers[kind]
  return offers[channel]
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: 'channel', message }] })
