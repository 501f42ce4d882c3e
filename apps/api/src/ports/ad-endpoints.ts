import type { PixelProvider } from '@naikkelas/contract/marketing'

/** Where advertisers are sent events; the operator may name a relay of their own. */
export type AdEndpoints = Partial<Record<PixelProvider, string | undefined>>
