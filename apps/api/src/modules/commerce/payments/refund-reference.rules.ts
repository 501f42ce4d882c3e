import * as z from 'zod'

const prefix = 'RF-'

/** What a refund of ours is called at its gateway. */
export const refundReference = (refundId: string): string => `${prefix}${refundId}`

/** The refund that a gateway names; undefined for what is none of ours. */
export function refundIdOf(reference: string): string | undefined {
  const id = reference.startsWith(prefix) ? reference.slice(prefix.length) : ''
  return z.uuid().safeParse(id).data
}
