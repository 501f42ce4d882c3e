import { module } from '../../../module.ts'
import { bannerRoutes } from './banners.routes.ts'
import { findPageBanners } from './page-banners.service.ts'

export const bannersModule = module({ routes: () => bannerRoutes, pageBanners: findPageBanners })
