import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** An office that looks forward to a session shares one address. */
export const askingLimits = (clientAddress: string): Limit[] => [
  { name: 'live:network', subject: networkOf(clientAddress), hits: 30, windowSeconds: 3600 },
]

/** Confirmations that one address is mailed, from all networks together. */
export const confirmationLimit = (email: string): Limit => ({
  name: 'live:email',
  subject: email,
  hits: 5,
  windowSeconds: 86_400,
})

/** Tokens that one network tries, and a house of mail boxes that posts for many readers. */
export const tokenLimit = (clientAddress: string): Limit => ({
  name: 'live:tokens',
  subject: networkOf(clientAddress),
  hits: 300,
  windowSeconds: 600,
})
