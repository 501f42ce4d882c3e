import { createHash } from 'node:crypto'

/** A link as the short word that counts name it by. Analytics compute the same of stored events, in the database. */
export const linkId = (target: string, label: string) =>
  createHash('sha256').update(`${target}\n${label}`).digest('hex').slice(0, 16)
