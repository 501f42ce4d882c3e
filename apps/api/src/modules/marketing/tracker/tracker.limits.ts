import { createReadLimit } from '../../../platform/endpoints/index.ts'

/** A telephone network puts thousands behind one address; each of them sends some deliveries a page. */
export const createDeliveryLimit = () => createReadLimit({ name: 'tracker', hits: 3_000, windowMs: 60_000 })

export const createAdClickLimit = () => createReadLimit({ name: 'ad clicks', hits: 300, windowMs: 60_000 })
