import { perApp } from '../../../platform/per-app.ts'
import { createPaymentProviders } from './providers/registry.ts'

/** The gateways of this installation, the preferred one first; none where the operator has given no keys. */
export const paymentProvidersOf = perApp(({ ports, clock }) => createPaymentProviders(ports.paymentAccounts, clock))
