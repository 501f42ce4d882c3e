import {
  createRecordPage,
  getOfferRecord,
  getRecordPages,
  listListedCategories,
  listListedRecords,
  listOfferRecords,
} from '@naikkelas/contract/pages'
import { bind } from '../../../platform/endpoints/index.ts'
import { viewCatalogue } from '../../commerce/catalogue/index.ts'
import { designPages } from '../landing-pages/index.ts'
import type { MediaPorts } from '../media/index.ts'
import { viewOfferRecords } from './offer-records.policy.ts'
import * as service from './offer-records.service.ts'

export const offerRecordsRoutes = (media: MediaPorts) => [
  bind(listOfferRecords, { can: viewOfferRecords, run: (input, ctx) => service.listOfferRecords(ctx, input) }),
  bind(getOfferRecord, { can: viewOfferRecords, run: (input, ctx) => service.getOfferRecord(ctx, input) }),
  bind(listListedRecords, { can: viewOfferRecords, run: (input, ctx) => service.listListedRecords(ctx, input) }),
  bind(listListedCategories, { can: viewOfferRecords, run: (_, ctx) => service.listListedCategories(ctx) }),
  bind(createRecordPage, {
    can: designPages,
    transaction: 'own',
    run: (input, ctx) => service.createRecordPage(ctx, media, input),
  }),
  bind(getRecordPages, { can: viewCatalogue, run: (input, ctx) => service.getRecordPages(ctx, input) }),
]
