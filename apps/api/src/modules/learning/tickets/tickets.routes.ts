import { listOwnEvents } from '@naikkelas/contract/learning'
import { bind } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { haveTickets } from './tickets.policy.ts'
import * as tickets from './tickets.service.ts'

export const ticketRoutes = [
  bind(listOwnEvents, {
    for: learnerRealm,
    can: haveTickets,
    run: (_, ctx) => tickets.listOwnEvents(ctx),
  }),
]
