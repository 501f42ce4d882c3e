export { exportTicket, openExportTicket } from './export-ticket.ts'
export { createExportTurns } from './export-turns.ts'
