import { module } from '../../../module.ts'
import { checkAttempt, checkDueAttempts, endAttemptsOfExpired, endAttemptsOfPaid } from './check-attempts.ts'
import { orphanMessageRoutes } from './orphan-messages.routes.ts'
import { paymentRoutes } from './payments.routes.ts'
import { deleteWebhooksBefore } from './webhooks.repo.ts'

/** Longer than a buyer may ask for the money back at a bank. */
const WEBHOOKS_KEPT_MS = 400 * 86_400_000

export const paymentsModule = module({
  routes: () => [...paymentRoutes, ...orphanMessageRoutes],
  jobs: [checkAttempt, checkDueAttempts],
  after: [endAttemptsOfPaid, endAttemptsOfExpired],
  tidy: [
    {
      name: 'delete-old-payment-webhooks',
      label: 'Menghapus pesan gateway pembayaran yang sudah lama',
      run: ({ database, clock }) =>
        deleteWebhooksBefore(database.queries, new Date(clock.now().getTime() - WEBHOOKS_KEPT_MS)),
    },
  ],
})
