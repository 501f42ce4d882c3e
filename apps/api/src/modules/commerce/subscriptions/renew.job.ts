import type { JobDefinition } from '../../../platform/jobs/index.ts'
import { defineDueChecks } from '../payments/index.ts'
import { renewSubscription } from './renew.service.ts'

/** Announces, charges, reminds of and ends subscriptions, when each is due. */
export const renewDueSubscriptions: JobDefinition<Record<string, never>> = defineDueChecks({
  name: 'renew-due-subscriptions',
  label: 'Memperpanjang langganan partner',
  table: 'subscriptions',
  what: 'renewal of a subscription',
  ask: renewSubscription,
})
