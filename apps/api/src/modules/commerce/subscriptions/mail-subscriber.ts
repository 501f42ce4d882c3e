import { checkoutPaths } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import type { SubscriptionMail } from './subscription-mails.rules.ts'
import type { StoredSubscription } from './subscriptions.queries.ts'

interface Mailing {
  buyer: Pick<Learner, 'name' | 'email'>
  subscription: StoredSubscription
  /** Of this mail and no other: queued once. */
  key: string
  write: (mail: SubscriptionMail) => { subject: string; text: string; html: string }
}

export async function mailSubscriber(ctx: AppContext, tx: Tx, { buyer, subscription, key, write }: Mailing) {
  const { settings } = await storedSettingsOf(ctx, tx)
  const mail = write({
    siteName: settings.brand.name,
    address: `${ctx.publicUrl}${checkoutPaths.partner_package}/${subscription.sellableNumber}`,
    buyerName: buyer.name,
    name: subscription.name,
    price: subscription.price,
    channel: subscription.saved?.channel ?? null,
    periodEndsAt: subscription.periodEndsAt,
  })
  await queueMail(ctx, tx, { ...mail, key, to: { name: buyer.name, address: buyer.email } })
}
