export { ticketsModule } from './module.ts'
