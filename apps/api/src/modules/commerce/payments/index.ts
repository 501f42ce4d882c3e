export type {
  ChannelTerms,
  InvalidWebhook,
  Payment,
  PaymentAction,
  PaymentOutcome,
  PaymentProvider,
  PaymentProviderName,
  PaymentRequest,
  Refund,
  RefundRequest,
  WebhookEvent,
  WebhookMessage,
} from './payment-provider.ts'
export { paymentProviderNames } from './payment-provider.ts'
export { PaymentProviderError, type PaymentProviderErrorCode } from './payment-provider-error.ts'
export { paymentProvidersOf } from './payment-providers.ts'
export { findAttempts, findLatestAttempt, findPayingAttempt } from './attempts.queries.ts'
export { keeperOf, openAttempt, refreshAttempt, type SavedWay, startAttempt } from './attempts.service.ts'
export { askGateway, claimGatewayCall, defineDueChecks } from './gateway-calls.ts'
export { offeredChannels, savableChannels } from './offered-channels.service.ts'
export { orderPaymentOf } from './order-payment.service.ts'
export { recordPayment } from './record-payment.service.ts'
export { receiveWebhook } from './webhooks.service.ts'
export { findWebhooksOf } from './webhooks.queries.ts'
export { paymentsModule } from './module.ts'
export { countOrphans } from './orphan-messages.queries.ts'
export { refundIdOf, refundReference } from './refund-reference.rules.ts'
