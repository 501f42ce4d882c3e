import { module } from '../../../module.ts'
import { bannerRoutes } from './banners.routes.ts'
import { findPageBanners } from './page-banners.service.ts'
import { promotionRoutes } from './promotions.routes.ts'

export const bannersModule = module({
  routes: () => [...bannerRoutes, ...promotionRoutes],
  pageBanners: findPageBanners,
})
