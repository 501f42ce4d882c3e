import { module } from '../../../module.ts'
import { ticketData } from './tickets.repo.ts'
import { ticketRoutes } from './tickets.routes.ts'

export const ticketsModule = module({
  routes: () => ticketRoutes,
  personalData: [ticketData],
})
