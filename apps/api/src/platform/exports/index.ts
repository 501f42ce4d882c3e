export { createExportDownload } from './export-download.ts'
export { exportTicket } from './export-ticket.ts'
