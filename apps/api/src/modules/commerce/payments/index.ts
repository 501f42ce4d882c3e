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
