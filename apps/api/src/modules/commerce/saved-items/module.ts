import { module } from '../../../module.ts'
import { savedItemData } from './saved-items.repo.ts'
import { savedItemRoutes } from './saved-items.routes.ts'

export const savedItemsModule = module({
  routes: () => savedItemRoutes,
  personalData: [savedItemData],
})
