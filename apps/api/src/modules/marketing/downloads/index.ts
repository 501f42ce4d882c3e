export { signedDownload } from './download-link.ts'
export { findDownload } from './downloads.repo.ts'
export { downloadsModule } from './module.ts'
