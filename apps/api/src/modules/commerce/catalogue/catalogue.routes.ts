import {
  browseCatalogue,
  changePrice,
  changeSellableStatus,
  createCategory,
  createInstructor,
  createSellable,
  deleteCategory,
  deleteInstructor,
  duplicateSellable,
  getCatalogueEntry,
  getCatalogueEntryByLink,
  getCatalogueOrder,
  getEventCalendar,
  getInstructor,
  getOutline,
  getSellable,
  listCategories,
  listEventSessions,
  listInstructors,
  listPriceActions,
  listPriceChanges,
  listSellables,
  moveInCatalogue,
  performPriceAction,
  previewPriceAction,
  saveOutline,
  undoPriceAction,
  updateCategory,
  updateInstructor,
  updateSellable,
  previewSellable,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { bind, bindFile, listedRecord } from '../../../platform/endpoints/index.ts'
import { manageCatalogue, manageCategories, manageInstructors, viewCatalogue } from './catalogue.policy.ts'
import * as orders from './catalogue-orders.service.ts'
import * as categories from './categories.service.ts'
import * as calendars from './event-calendars.service.ts'
import * as instructors from './instructors.service.ts'
import * as outlines from './outlines.service.ts'
import * as priceActions from './price-actions.service.ts'
import * as prices from './prices.service.ts'
import * as statuses from './sellable-status.service.ts'
import * as publicCatalogue from './public-catalogue.service.ts'
import * as sellables from './sellables.service.ts'

type OfSellable = { params: { sellableId: string } }

const oneSellable = { load: (input: OfSellable, ctx: AdminContext) => sellables.getSellable(ctx, input) }
const oneOutline = { load: (input: OfSellable, ctx: AdminContext) => outlines.getOutline(ctx, input) }
const oneCategory = listedRecord('categoryId', (ctx: AdminContext) => categories.listCategories(ctx))
const oneInstructor = {
  load: (input: { params: { instructorId: string } }, ctx: AdminContext) => instructors.getInstructor(ctx, input),
}

export const catalogueRoutes = [
  bind(browseCatalogue, { can: 'anyone', run: (input, ctx) => publicCatalogue.browseCatalogue(ctx, input) }),
  bind(getCatalogueEntry, { can: 'anyone', run: (input, ctx) => publicCatalogue.getCatalogueEntry(ctx, input) }),
  bind(getCatalogueEntryByLink, {
    can: 'anyone',
    run: (input, ctx) => publicCatalogue.getCatalogueEntryByLink(ctx, input),
  }),
  bind(listEventSessions, { can: 'anyone', run: (input, ctx) => publicCatalogue.listEventSessions(ctx, input) }),
  bindFile(getEventCalendar, { can: 'anyone', run: (input, ctx) => calendars.getEventCalendar(ctx, input) }),
  bind(listSellables, { can: viewCatalogue, run: (input, ctx) => sellables.listSellables(ctx, input) }),
  bind(previewSellable, { can: viewCatalogue, run: (input, ctx) => publicCatalogue.previewSellable(ctx, input) }),
  bind(getSellable, { can: viewCatalogue, run: (input, ctx) => sellables.getSellable(ctx, input) }),
  bind(createSellable, { can: manageCatalogue, run: (input, ctx) => sellables.createSellable(ctx, input) }),
  bind(updateSellable, {
    can: manageCatalogue,
    record: oneSellable,
    run: (input, ctx) => sellables.updateSellable(ctx, input),
  }),
  bind(duplicateSellable, { can: manageCatalogue, run: (input, ctx) => sellables.duplicateSellable(ctx, input) }),
  bind(changeSellableStatus, { can: manageCatalogue, run: (input, ctx) => statuses.changeSellableStatus(ctx, input) }),
  bind(getOutline, { can: viewCatalogue, run: (input, ctx) => outlines.getOutline(ctx, input) }),
  bind(saveOutline, {
    can: manageCatalogue,
    record: oneOutline,
    run: (input, ctx) => outlines.saveOutline(ctx, input),
  }),
  bind(listPriceChanges, { can: viewCatalogue, run: (input, ctx) => prices.listPriceChanges(ctx, input) }),
  bind(changePrice, { can: manageCatalogue, record: oneSellable, run: (input, ctx) => prices.changePrice(ctx, input) }),
  bind(previewPriceAction, {
    can: manageCatalogue,
    audit: 'none',
    run: (input, ctx) => priceActions.previewPriceAction(ctx, input),
  }),
  bind(performPriceAction, {
    can: manageCatalogue,
    run: (input, ctx) => priceActions.performPriceAction(ctx, input),
  }),
  bind(listPriceActions, { can: viewCatalogue, run: (_, ctx) => priceActions.listPriceActions(ctx) }),
  bind(undoPriceAction, { can: manageCatalogue, run: (input, ctx) => priceActions.undoPriceAction(ctx, input) }),
  bind(getCatalogueOrder, { can: viewCatalogue, run: (input, ctx) => orders.getCatalogueOrder(ctx, input) }),
  bind(moveInCatalogue, {
    can: manageCatalogue,
    audit: 'id',
    run: (input, ctx) => orders.moveInCatalogue(ctx, input),
  }),
  bind(listCategories, { can: viewCatalogue, run: (_, ctx) => categories.listCategories(ctx) }),
  bind(createCategory, { can: manageCategories, run: (input, ctx) => categories.createCategory(ctx, input) }),
  bind(updateCategory, {
    can: manageCategories,
    record: oneCategory,
    run: (input, ctx) => categories.updateCategory(ctx, input),
  }),
  bind(deleteCategory, {
    can: manageCategories,
    record: oneCategory,
    run: (input, ctx) => categories.deleteCategory(ctx, input),
  }),
  bind(listInstructors, { can: viewCatalogue, run: (input, ctx) => instructors.listInstructors(ctx, input) }),
  bind(getInstructor, { can: viewCatalogue, run: (input, ctx) => instructors.getInstructor(ctx, input) }),
  bind(createInstructor, { can: manageInstructors, run: (input, ctx) => instructors.createInstructor(ctx, input) }),
  bind(updateInstructor, {
    can: manageInstructors,
    record: oneInstructor,
    run: (input, ctx) => instructors.updateInstructor(ctx, input),
  }),
  bind(deleteInstructor, {
    can: manageInstructors,
    record: oneInstructor,
    run: (input, ctx) => instructors.deleteInstructor(ctx, input),
  }),
]
