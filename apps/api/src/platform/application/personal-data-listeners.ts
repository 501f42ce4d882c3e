import { within, type WithinListener } from '../events/index.ts'
import type { PersonalDataSource } from '../personal-data/index.ts'

/** Listeners to merges and erasures for the sources, within their transactions. */
export function personalDataListeners(sources: readonly PersonalDataSource[]): WithinListener[] {
  return sources.flatMap(({ merge, erase }) => [
    within('user.merged', (_, { userId, mergedId }, { tx }) => merge(tx, { survivorId: userId, mergedId })),
    ...(erase ? [within('user.erased', (_, { userId }, { tx }) => erase(tx, userId))] : []),
  ]) as WithinListener[]
}
