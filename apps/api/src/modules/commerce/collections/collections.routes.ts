import {
  browseCollection,
  changeCollectionStatus,
  createCollection,
  getCollection,
  listCollections,
  updateCollection,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageCollections, viewCollections } from './collections.policy.ts'
import * as collections from './collections.service.ts'

const oneCollection = {
  load: (input: { params: { collectionId: string } }, ctx: AdminContext) => collections.getCollection(ctx, input),
}

export const collectionsRoutes = [
  bind(browseCollection, { can: 'anyone', run: (input, ctx) => collections.browseCollection(ctx, input) }),
  bind(listCollections, { can: viewCollections, run: (input, ctx) => collections.listCollections(ctx, input) }),
  bind(getCollection, { can: viewCollections, run: (input, ctx) => collections.getCollection(ctx, input) }),
  bind(createCollection, { can: manageCollections, run: (input, ctx) => collections.createCollection(ctx, input) }),
  bind(updateCollection, {
    can: manageCollections,
    record: oneCollection,
    run: (input, ctx) => collections.updateCollection(ctx, input),
  }),
  bind(changeCollectionStatus, {
    can: manageCollections,
    record: oneCollection,
    run: (input, ctx) => collections.changeCollectionStatus(ctx, input),
  }),
]
