import { checkIn, exportAttendees, listAttendees, listOwnEvents, undoCheckIn } from '@naikkelas/contract/learning'
import { bind, bindFile } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import * as attendance from './attendance.service.ts'
import * as exporting from './export-attendees.service.ts'
import { checkTicketsIn, haveTickets, viewAttendees } from './tickets.policy.ts'
import * as tickets from './tickets.service.ts'

export const ticketRoutes = [
  bind(listOwnEvents, { for: learnerRealm, can: haveTickets, run: (_, ctx) => tickets.listOwnEvents(ctx) }),
  bind(listAttendees, { can: viewAttendees, run: (input, ctx) => attendance.listAttendees(ctx, input) }),
  bindFile(exportAttendees, { can: viewAttendees, run: (input, ctx) => exporting.exportAttendees(ctx, input) }),
  // Names of who came are gone with their accounts: an entry names the event, or the ticket.
  bind(checkIn, { can: checkTicketsIn, audit: 'id', run: (input, ctx) => attendance.checkIn(ctx, input) }),
  bind(undoCheckIn, { can: checkTicketsIn, audit: 'id', run: (input, ctx) => attendance.undoCheckIn(ctx, input) }),
]
