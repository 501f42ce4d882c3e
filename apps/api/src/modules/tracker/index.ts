export type { Delivery } from './delivery.ts'
export { keepEventDays } from './event-keeping.service.ts'
export { trackerRoutes } from './tracker.routes.ts'
export { createTracker, type Tracker } from './tracker.service.ts'
