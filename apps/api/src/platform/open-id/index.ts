export { createOpenIdProvider, type OpenIdClient } from './create-open-id-provider.ts'
export {
  type OpenIdProvider,
  OpenIdRefused,
  OpenIdUnreachable,
  type ProvenIdentity,
  type RoundTrip,
} from './open-id-port.ts'
