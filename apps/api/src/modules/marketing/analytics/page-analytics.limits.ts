import { createReadLimit } from '../../../platform/endpoints/index.ts'

/** Analytics are counted on request; no reader changes filters faster than this. */
export const createAnalyticsLimit = () => createReadLimit({ name: 'figures', hits: 120, windowMs: 60_000 })
