import {
  type NotificationChannel,
  notificationChannels,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
  notificationOffers,
} from '@naikkelas/contract/identity'
import type { Queries } from '../../../platform/database/index.ts'
import { findDecisions } from './notifications.repo.ts'

/** Everything that is offered, as the learner decided or as it is at first. */
export async function findNotificationChoices(queries: Queries, learnerId: string): Promise<NotificationChoice[]> {
  const decisions = await findDecisions(queries, learnerId)
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

/** The channels by which a learner wants to be notified of something: what a sender asks before it queues anything. */
export async function findWantedChannels(
  queries: Queries,
  learnerId: string,
  kind: NotificationKind,
): Promise<NotificationChannel[]> {
  const choices = await findNotificationChoices(queries, learnerId)
  return choices.flatMap((choice) => (choice.kind === kind && choice.isOn ? [choice.channel] : []))
}

/** Undefined for a channel that a kind does not have. */
export function offerOf(kind: NotificationKind, channel: NotificationChannel) {
  const offers: Partial<Record<NotificationChannel, 'always' | 'on' | 'off'>> = notificationOffers[kind]
  return offers[channel]
}
