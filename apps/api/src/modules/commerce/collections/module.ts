import { module } from '../../../module.ts'
import { findCollectionAddresses } from './collections.repo.ts'
import { collectionsRoutes } from './collections.routes.ts'

export const collectionsModule = module({
  routes: () => collectionsRoutes,
  addresses: ({ database: { queries } }) => findCollectionAddresses(queries),
})
