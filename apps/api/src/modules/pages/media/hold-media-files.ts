import { shareLock, type Tx } from '../../../platform/database/index.ts'

/**
 * Held until the transaction ends, together with everybody else who adds files: bytes that were kept and have no row
 * yet are not taken for unused ones.
 */
export const holdMediaFiles = (tx: Tx) => shareLock(tx, 'media_files')
