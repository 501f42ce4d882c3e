import { holdLock, shareLock, type Tx } from '../../../platform/database/index.ts'

const publicSide = 'landing_pages_public_side'

/**
 * Locks the public side of all pages exclusively until the transaction ends. A change of an address marks the pages that
 * link to it; storing a render reads the addresses that it contains. The lock keeps each from missing the other. Acquire
 * it before any row lock.
 */
export const holdPublicSide = (tx: Tx) => holdLock(tx, publicSide)

/**
 * Locks the public side as shared, for storing a render that changes nothing on other pages. Several transactions may
 * share it; an exclusive holder excludes them.
 */
export const sharePublicSide = (tx: Tx) => shareLock(tx, publicSide)
