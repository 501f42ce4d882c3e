import { eventCalendarPath } from '@naikkelas/contract/commerce'
import { module } from '../../../module.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { eventFeed } from './event-calendars.service.ts'
import { findRecordAddresses } from './record-addresses.repo.ts'

export const catalogueModule = module({
  routes: () => catalogueRoutes,
  paths: (app) => ({ [eventCalendarPath]: () => eventFeed(app) }),
  addresses: ({ database: { queries }, clock }) => findRecordAddresses(queries, clock.now()),
})
