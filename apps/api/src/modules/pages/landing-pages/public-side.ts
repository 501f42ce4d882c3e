import { holdLock, shareLock, type Tx } from '../../../platform/database/index.ts'

const publicSide = 'landing_pages_public_side'

/**
 * Holds what visitors see of any page until the transaction ends. Whoever changes an address marks the pages that link
 * to it, and whoever keeps a render reads the addresses it names: neither may miss the other. Take it before any row.
 */
export const holdPublicSide = (tx: Tx) => holdLock(tx, publicSide)

/**
 * The same for whoever keeps a render and changes nothing that other pages show: together with others that do so, never
 * beside one that holds it alone.
 */
export const sharePublicSide = (tx: Tx) => shareLock(tx, publicSide)
