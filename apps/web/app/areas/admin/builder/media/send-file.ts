/** What an upload takes: fetched with the first one. */
export { uploadMedia } from '../../../../shared/api/upload.ts'
export { fileFlaw, refusalOf } from '../../media/uploads/file-flaw.ts'
export { refreshWhenReady } from './refresh-media.ts'
