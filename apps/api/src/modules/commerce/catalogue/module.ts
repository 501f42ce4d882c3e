import { catalogueRoutes } from './catalogue.routes.ts'
import { module } from '../../../module.ts'
import { findRecordAddresses } from './record-addresses.repo.ts'

export const catalogueModule = module({
  routes: () => catalogueRoutes,
  addresses: ({ database: { queries } }) => findRecordAddresses(queries),
})
