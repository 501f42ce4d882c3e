export { signedDownload } from './download-link.ts'
export { downloadFiles } from './download-files.ts'
export { findDownload } from './downloads.repo.ts'
export { downloadsRoutes } from './downloads.routes.ts'
