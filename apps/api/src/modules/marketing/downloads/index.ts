export { signedDownload } from './download-link.ts'
export { isDownload } from './downloads.queries.ts'
export { downloadsModule } from './module.ts'
