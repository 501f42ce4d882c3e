export { type Attribution, readAttribution } from './attribution.rules.ts'
export { keepLeadAttribution } from './attribution.service.ts'
export type { Delivery } from './delivery.ts'
export { keepEventDays } from './event-keeping.service.ts'
export { dayInWib } from './event-rows.rules.ts'
export { measurementRoutes } from './measurement.routes.ts'
export { measurementTable } from './measurement.service.ts'
export { findPageMeasurement, findSiteMeasurement } from './measurement.repo.ts'
export {
  findKeptSecrets,
  findPixelSecret,
  findToldByServer,
  replacePixelSecret,
} from './pixel-secrets.repo.ts'
export { createToldVisits, type ToldVisit, type ToldVisits } from './told-visits.ts'
export { trackerRoutes } from './tracker.routes.ts'
export { linkId, otherLinks } from './tracker.repo.ts'
export { createTracker, type Tracker } from './tracker.service.ts'
export { countVisitorsByVariant } from './variants.repo.ts'
export { type VisitSource, visitSource } from './visit-source.rules.ts'
