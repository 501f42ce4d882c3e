import type { displayCookieName } from '@naikkelas/contract/identity'

/** Prefix of cookie names. */
export type Environment = Parameters<typeof displayCookieName>[0]
