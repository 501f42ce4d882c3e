import { createOffer, getOffer, listOfferRecords, listOffers, updateOffer } from '@naikkelas/contract/pages'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageOffers, viewOffers } from './offers.policy.ts'
import * as service from './offers.service.ts'

export const offersRoutes = [
  bind(listOffers, { can: viewOffers, run: (input, ctx) => service.listOffers(ctx, input) }),
  bind(listOfferRecords, { can: viewOffers, run: (input, ctx) => service.listOfferRecords(ctx, input) }),
  bind(getOffer, { can: viewOffers, run: (input, ctx) => service.getOffer(ctx, input) }),
  bind(createOffer, { can: manageOffers, run: (input, ctx) => service.createOffer(ctx, input) }),
  bind(updateOffer, {
    can: manageOffers,
    record: { load: ({ params }, ctx) => service.getOffer(ctx, { params }) },
    run: (input, ctx) => service.updateOffer(ctx, input),
  }),
]
