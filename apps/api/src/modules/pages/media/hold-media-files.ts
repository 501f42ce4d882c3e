import { shareLock, type Tx } from '../../../platform/database/index.ts'

/**
 * Shared lock of all requests that add files, until the transaction ends: stored bytes that have no row yet are not
 * removed as unused.
 */
export const holdMediaFiles = (tx: Tx) => shareLock(tx, 'media_files')
