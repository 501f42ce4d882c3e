export {
  manageCatalogue,
  mayManage as mayManageKind,
  mayView as mayViewKind,
  viewableKinds,
  viewCatalogue,
} from './catalogue.policy.ts'
export { type Card, findCardsOf, findListTraits, findPickedCards } from './cards.queries.ts'
export { cardViews } from './card-view.ts'
export { availabilityOf, isOver } from './availability.rules.ts'
export { endOfEvent } from './event-ends.queries.ts'
export { isListed } from './listed.queries.ts'
export { createInstructor } from './instructors.service.ts'
export { createCategory, listCategories } from './categories.service.ts'
export { findListedRecords } from './listed-records.service.ts'
export { listOrderOf, pageOfList, listPlaceOf, type ListPlace } from './list-order.rules.ts'
export { catalogueModule } from './module.ts'
export { browseCatalogue, getCatalogueEntry } from './public-catalogue.service.ts'
export { addLessons, saveOutline } from './outlines.service.ts'
export { findRecordDetails } from './record-details.service.ts'
export { findPublicAddresses, findRecordPaths } from './record-paths.service.ts'
export { findSellableOffer, findSellableOffers } from './sellable-offer.service.ts'
export { createSellable } from './sellables.service.ts'
export { findTickets, ticketCalendar } from './tickets.service.ts'
export {
  addSellable,
  type CatalogueChange,
  changeSellable,
  findListed,
  findStoredSellables,
  lockStoredSellables,
  removeSellable,
  type StoredSellable,
} from './sellable-writes.service.ts'
